import type { Page } from '@playwright/test';

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
