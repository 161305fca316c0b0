import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { pagePath } from '@/lib/pages/urls';
import { fill, newAddress, submit, takeOver } from '../support/demo-requests';
import { differentPages, expect, startIslands, test } from '../support/site';
import { WholeStyles } from '../support/whole-styles';

/** A page must look the same with its pruned stylesheet as with the whole one, in any state. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
/** One of each layout. */
const WIDTHS = [360, 820, 1440];
/** Snapshots of every style of every element take their time. */
const TIME = 300_000;

/** Differences in all widths, and on paper. */
async function differences(page: Page, styles: WholeStyles): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await differencesNow(page, styles)));
  }
  await page.emulateMedia({ media: 'print' });
  found.push(...(await differencesNow(page, styles)));
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** The first differences, which tell enough. */
const differencesNow = async (page: Page, styles: WholeStyles): Promise<string[]> =>
  (await styles.differences())
    .slice(0, 20)
    .map((difference) => `${new URL(page.url()).pathname} ${difference}`);

/** Shows what waits for an interaction: menus, panels, notices. Runs in the page. */
function showAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const hidden of document.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
}

/** States of the demo form and the search, by what they are called. */
const states: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  'search results': async (page, locale) => {
    await page.goto(pagePath('about', locale));
    await page.keyboard.press('/');
    await page.keyboard.type('csrd');
    await page.locator('dialog[open] li a').first().waitFor();
  },
  'no search results': async (page, locale) => {
    await page.goto(pagePath('search', locale));
    await page.locator('main input[type=search]').fill('xyzzy');
    await page.locator('main .search-advice').waitFor();
  },
  'suggestions for an unknown address': async (page, locale) => {
    await page.goto(`${pagePath('resources', locale)}csrd/`);
  },
  'errors of the form': async (page, locale) => {
    await page.goto(pagePath('signup', locale));
    await takeOver(page);
    await page.locator('[name=sector]').selectOption('other');
    await submit(page).click();
    await expect(page.locator('form [role=alert]')).toBeFocused();
  },
  'a failed request': async (page, locale) => {
    await page.goto(pagePath('signup', locale));
    await takeOver(page);
    await page.route('**/api/demo-requests/', (route) => route.fulfill({ status: 502, body: '' }));
    await fill(page, newAddress());
    await submit(page).click();
    await expect(page.locator('form [role=alert]')).toBeFocused();
  },
  'a received request': async (page, locale) => {
    await page.goto(pagePath('signup', locale));
    await takeOver(page);
    await fill(page, newAddress());
    await submit(page).click();
    await expect(page.locator('#request [role=status]')).toBeFocused();
  },
};

for (const locale of locales) {
  test(`every page, ${locale}`, async ({ page }) => {
    test.setTimeout(TIME);
    const styles = await WholeStyles.of(page);
    const found: string[] = [];
    for (const { id } of allPages().filter(
      (entry) => entry.id !== 'notFound' && entry.id !== 'home',
    )) {
      await page.goto(pagePath(id, locale));
      await startIslands(page);
      await page.evaluate(showAll);
      // Guides share a stylesheet.
      const compare = differentPages.includes(id) ? differences : differencesNow;
      found.push(...(await compare(page, styles)));
    }
    expect(found).toEqual([]);
  });

  for (const [state, reach] of Object.entries(states)) {
    test(`${state}, ${locale}`, async ({ page, troubles }) => {
      const styles = await WholeStyles.of(page);
      await reach(page, locale);
      expect(await differences(page, styles)).toEqual([]);
      troubles.length = 0; // The browser reports the statuses 404 and 502, as expected.
    });
  }
}

test('notices a rule that is missing', async ({ page }) => {
  const styles = await WholeStyles.of(page);
  await page.goto('/about/');
  await styles.without('h1');
  expect((await styles.differences()).join('\n')).toMatch(/H1 font-size/);
});
