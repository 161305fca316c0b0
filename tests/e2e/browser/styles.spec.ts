import type { Page } from '@playwright/test';
import { pagePath } from '@/routes/addresses';
import { fill, newAddress, submit, takeOver } from '../support/demo-requests';
import { differentPages, expect, startIslands, test } from '../support/site';
import { WholeStyles } from '../support/whole-styles';

/** The build removes rules that nothing seems to need: whatever scripts add must have its styles all the same. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('every page looks the same under its whole stylesheet', async ({ page, troubles }) => {
  test.setTimeout(600_000);
  const styles = await WholeStyles.of(page);
  const found: string[] = [];
  for (const id of differentPages) {
    await page.goto(pagePath(id, 'fr'));
    await startIslands(page);
    found.push(...(await styles.differences()).map((difference) => `${id}: ${difference}`));
    if (id === 'notFound') troubles.length = 0; // The browser reports the status 404.
  }
  expect(found.slice(0, 20)).toEqual([]);
});

/** States of the demo form and the search, by what they are called. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'search results': async (page) => {
    await page.goto('/about/');
    await page.keyboard.press('/');
    await page.keyboard.type('csrd');
    await page.locator('dialog[open] li a').first().waitFor();
  },
  'no search results': async (page) => {
    await page.goto('/en/recherche/');
    await page.locator('main input[type=search]').fill('xyzzy');
    await page.locator('main .search-advice').waitFor();
  },
  'suggestions for an unknown address': async (page) => {
    await page.goto('/ressources/csrd/');
    await page.locator('[data-suggestions] a').first().waitFor();
  },
  'errors of the form': async (page) => {
    await page.goto('/signup/');
    await takeOver(page);
    await page.locator('[name=sector]').selectOption('other');
    await submit(page).click();
    await expect(page.locator('form [role=alert]')).toBeFocused();
  },
  'a failed request': async (page) => {
    await page.goto('/en/signup/');
    await takeOver(page);
    await page.route('**/api/demo-requests/', (route) => route.fulfill({ status: 502, body: '' }));
    await fill(page, newAddress());
    await submit(page).click();
    await expect(page.locator('form [role=alert]')).toBeFocused();
  },
  'a received request': async (page) => {
    await page.goto('/signup/');
    await takeOver(page);
    await fill(page, newAddress());
    await submit(page).click();
    await expect(page.locator('#request [role=status]')).toBeFocused();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`${state} look the same under the whole stylesheet`, async ({ page, troubles }) => {
    const styles = await WholeStyles.of(page);
    await reach(page);
    expect(await styles.differences()).toEqual([]);
    troubles.length = 0; // The browser reports the statuses 404 and 502, as expected.
  });
}

for (const id of ['landing', 'signup', 'guides/csrdguide'] as const) {
  test(`${id} looks the same on a phone and in print`, async ({ page }) => {
    const styles = await WholeStyles.of(page);
    await page.goto(pagePath(id, 'fr'));
    await startIslands(page);
    for (const [width, media] of [
      [360, 'screen'],
      [820, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      expect((await styles.differences()).slice(0, 20)).toEqual([]);
    }
  });
}

test('notices a rule that is missing', async ({ page }) => {
  const styles = await WholeStyles.of(page);
  await page.goto('/about/');
  await styles.without('h1');
  expect((await styles.differences(1)).join('\n')).toMatch(/H1 font-size/);
});
