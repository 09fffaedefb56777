// How long the page is busy with one thing, so that it answers nobody meanwhile.
import type { Page } from 'playwright-core';

interface Watching {
  longTasks?: number[];
}

/** Watches a page from now on. */
export async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const found: number[] = [];
    (window as Watching).longTasks = found;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Every task of 50 ms and more since then, in thousandths of a second. */
export const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => ((window as Watching).longTasks ?? []).map(Math.round));

/** The figure for people. */
export function tellTasks(name: string, tasks: readonly number[]): void {
  const longest = tasks.length === 0 ? 'none over 50 ms' : `longest ${Math.max(...tasks)} ms of 50`;
  process.stdout.write(`${name.padEnd(24)} long tasks: ${tasks.length}, ${longest}\n`);
}
