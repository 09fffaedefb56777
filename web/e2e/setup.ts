// One server and one browser for all files.
import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { FLAGS, chromiumPath } from './browser.ts';
import { serve, type Server } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server is. */
    origin: string;
    /** Where the browser listens. */
    browser: string;
  }
}

let server: Server;
let browser: BrowserServer;

export async function setup(project: TestProject): Promise<void> {
  server = await serve();
  browser = await chromium.launchServer({ executablePath: chromiumPath(), args: FLAGS });
  project.provide('origin', server.origin);
  project.provide('browser', browser.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await browser.close();
  await server.stop();
}
