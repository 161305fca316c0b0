import type { Page } from '@playwright/test';

/** The scripts of islands. */
export const SCRIPTS = '**/_next/static/islands/*.js';

/** The notice that offers to reload the page. */
export const offer = (page: Page) => page.locator('[data-reload-offer]');

/**
 * Holds the requests of a page that match a pattern, as a slow network would.
 * @returns a function that lets them go, and those that follow.
 */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Cumulative layout shift of the page so far; waits for what is on its way. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 300);
      }),
  );
