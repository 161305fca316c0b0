import { test as base, expect, type Page } from '@playwright/test';
import { allPages, type PageId } from '@/lib/pages/registry';

/** Marks a test that no width of the window changes: it runs in the wide one alone. */
export const ANY_WIDTH = { tag: '@any-width' };

/** One page of each kind, by its address in French; English ones are below /en. */
export const kinds = [
  '/',
  '/plateforme/',
  '/clients/',
  '/ressources/',
  '/about/',
  '/signup/',
  '/privacypolicy/',
  '/mentions-legales/',
  '/solutions/veilleesg/',
  '/guides/csrdguide/',
] as const;

/** Ids of every page that is unlike the others: all but the redirect, and one guide for all of them. */
export const differentPages: PageId[] = allPages()
  .map(({ id }) => id)
  .filter((id) => id !== 'home' && (!id.startsWith('guides/') || id === 'guides/csrdguide'));

/** The same address in the other language. */
export const english = (address: string): string => `/en${address}`;

interface Watched {
  /** Console errors, page errors and failed requests seen so far. */
  troubles: string[];
}

/** Every test fails on a console error, an uncaught exception or a failed request. */
export const test = base.extend<Watched>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          troubles.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A navigation that another one replaces is no failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          troubles.push(`failed: ${request.url()}`);
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes out the notes the browser itself writes when a page answers 404, which a test has asked for. */
export const forgiveNotFound = (troubles: string[]): void => {
  const kept = troubles.filter((trouble) => !trouble.includes('status of 404'));
  troubles.splice(0, troubles.length, ...kept);
};

/** Brings every island of a page into view, and waits until it has started. */
export async function startIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        island.evaluate((root) =>
          Object.keys(root).some((key) => key.startsWith('__reactContainer')),
        ),
      )
      .toBe(true);
  }
}

/** Whether this project shows the narrow layout. */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;

/** Opens the menu of the narrow layout. */
export async function openMobileMenu(page: Page): Promise<void> {
  await page.locator('[data-mobile-menu] > summary').click();
}

export { expect };
