import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { allPages } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import { messagesIn, quoted } from '@/tests/languages';

/** Tags a test that does not depend on the viewport: it runs only in the wide project. */
export const ANY_WIDTH = { tag: '@any-width' };
/** Tags a test in which the server has a part: it runs behind nginx too. */
export const SERVER = { tag: '@server' };
/** Tags a test of the wide layout, which sets its own viewport or needs a mouse. */
export const WIDE = { tag: '@wide' };
/** Tags a test of the narrow layout. */
export const NARROW = { tag: '@narrow' };

/**
 * Tags a test that looks for what a layout or a language can break, but not the two together: it runs in
 * French in the wide layout, and in English in the narrow one.
 */
export const oneLayout = (locale: Locale) => (locale === 'fr' ? WIDE : NARROW);

/** What links to the form are called, in the language of the page. */
export const demoOffer = new RegExp(
  `^(${quoted.map((locale) => messagesIn(locale).nav.signup).join('|')})$`,
);

/** One page of each kind, by its address in French; English ones are below /en. */
export const kinds = [
  '/',
  '/plateforme/',
  '/clients/',
  '/ressources/',
  '/omnibus/',
  '/donnees/',
  '/about/',
  '/signup/',
  '/privacypolicy/',
  '/mentions-legales/',
  '/solutions/veilleesg/',
  '/guides/csrdguide/',
] as const;

/** Of the pages made alike from content, the guide, the obligation and the subject that stand for all. */
const standIns: readonly PageId[] = ['guides/csrdguide', 'obligations/csrd', 'questions/csrd'];

/** Ids of one page of each layout: all but the redirect, and one for all of those made alike. */
export const differentPages: PageId[] = allPages()
  .map(({ id }) => id)
  .filter((id) => !/^(guides|obligations|questions)\//.test(id) || standIns.includes(id));

/**
 * Obligations that together have every section, without a scope, with proposals, with law to come, and subjects of
 * questions with a guide and without.
 */
const different: readonly PageId[] = [
  'obligations/csrd',
  'obligations/esrs',
  'obligations/sfdr',
  'obligations/parite-des-instances',
  'questions/csrd',
  'questions/plateforme',
];

/**
 * Ids of the pages to look at one by one: of the obligations and the subjects of questions, which a component makes from
 * content, only those that differ. The tests of the export check the others.
 */
export const examinedPages: PageId[] = allPages()
  .map(({ id }) => id)
  .filter((id) => !/^(obligations|questions)\//.test(id) || different.includes(id));

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
        // A navigation replaced by another is not a failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          troubles.push(`failed: ${request.url()}`);
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Records no trace of the tests of a file. CI records none at all; there, an option of its own would only cost the
 * file workers and browsers of its own.
 */
export function withoutTraces(): void {
  if (!process.env.CI) test.use({ trace: 'off' });
}

/** Removes the browser's own messages about an expected status 404. */
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

/** Starts the islands of a page, and waits until nothing more is loading. */
export async function settle(page: Page): Promise<void> {
  await startIslands(page);
  // Islands load parts of theirs when they have started; other pages have loaded.
  if ((await page.locator('[data-island]').count()) > 0) await page.waitForLoadState('networkidle');
}

/** Where an element is shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether this project shows the narrow layout. */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;

/** Opens the menu of the narrow layout. */
export async function openMobileMenu(page: Page): Promise<void> {
  await page.locator('[data-mobile-menu] > summary').click();
}

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Rechercher|Search/ });
export const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');

/** Opens the search with the button in the header. */
export async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Rechercher|Search)$/ })
    .click();
  await expect(fieldOf(page)).toBeFocused();
}

export { expect };
