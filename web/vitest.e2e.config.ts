// Tests in a real browser against the real server. `npm run e2e`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'e2e/setup.ts',
    // They share one server and one browser; more than two only wait for each other.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
