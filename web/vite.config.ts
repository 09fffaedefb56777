import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './scripts/pack-plugin.ts';
import { words } from './scripts/words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['SPIELHOF_SERVER'] ?? 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [
    words({ locales: here('../locales'), guide: here('../crates/guide') }),
    svelte(),
    pack(here('./dist')),
  ],
  resolve: { alias: { $lib: here('./src/lib') } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // A request for each small part costs more than the part.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs.
            {
              name: 'words',
              test: /node_modules\/(svelte|@fluent|clsx|esm-env)\/|virtual:words|src\/lib\/(store|words)\.ts$/,
            },
            // What the pages of a table share.
            {
              name: 'play',
              test: /src\/lib\/(table|rules)\/(connection|world|seats|speech|notation|best|link|labels|plain|hand|touches|sounds|confirms|turns)\.ts$|src\/lib\/vibration\.ts$|src\/lib\/board\/(pieces|hops|firstpaint)\.ts$|src\/lib\/table\/(NoteLine|HandButtons)\.svelte/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
    },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
