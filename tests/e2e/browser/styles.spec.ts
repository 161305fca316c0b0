import type { Page } from '@playwright/test';
import { pagePath } from '@/lib/pages/urls';
import { fill, newAddress, submit, takeOver } from '../support/demo-requests';
import { missingStyles, removedFor, stylesheetOf } from '../support/removed-styles';
import { differentPages, expect, startIslands, test } from '../support/site';
import { WholeStyles } from '../support/whole-styles';

/** What scripts add must have its styles, although the build removes rules that nothing seems to need. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('no script of any page needs a rule that is gone', async ({ page, troubles }) => {
  test.setTimeout(600_000);
  const missing: string[] = [];
  for (const id of differentPages) {
    await page.goto(pagePath(id, 'fr'));
    await startIslands(page);
    missing.push(...(await missingStyles(page)));
    if (id === 'notFound') troubles.length = 0; // The browser reports the status 404.
  }
  expect(missing).toEqual([]);
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
  test(`${state} need no rule that is gone`, async ({ page, troubles }) => {
    await reach(page);
    expect(await missingStyles(page)).toEqual([]);
    troubles.length = 0; // The browser reports the statuses 404 and 502, as expected.
  });
}

test('notices an element whose rule is gone', async ({ page }) => {
  await page.goto('/about/');
  const [name = ''] = removedFor(await stylesheetOf(page)).flatMap(
    (selector) => /^\.([\w-]+)$/.exec(selector)?.[1] ?? [],
  );
  await page.locator('h1').evaluate((heading, gone) => heading.classList.add(gone), name);
  expect(await missingStyles(page)).toEqual([`/about/ .${name}`]);
});

// That rules which match nothing change nothing follows, unless pruning damages the others.
for (const id of ['landing', 'signup', 'guides/csrdguide'] as const) {
  test(`${id} looks the same under its whole stylesheet`, async ({ page }) => {
    const styles = await WholeStyles.of(page);
    await page.goto(pagePath(id, 'fr'));
    await startIslands(page);
    const found: string[] = [];
    for (const [width, media] of [
      [1440, 'screen'],
      [360, 'screen'],
      [820, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      found.push(...(await styles.differences()).slice(0, 20));
    }
    expect(found).toEqual([]);
  });
}

test('notices a rule that is missing', async ({ page }) => {
  const styles = await WholeStyles.of(page);
  await page.goto('/about/');
  await styles.without('h1');
  expect((await styles.differences(1)).join('\n')).toMatch(/H1 font-size/);
});
