import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';
import { walk } from '../support/focus';
import { opened } from '../support/opened';
import {
  differentPages,
  expect,
  forgiveNotFound,
  isNarrow,
  NARROW,
  oneLayout,
  openMobileMenu,
  settle,
  test,
  WIDE,
  withoutTraces,
} from '../support/site';

// Traces of thousands of key presses would take longer than the tests.
withoutTraces();

/** Pages with what only some have: slides, fields, tabs, a table of contents that stays in view. */
const richPages: PageId[] = ['landing', 'signup', 'legal', 'guides/csrdguide', 'simulator'];
/** One page of each layout, without the three that repeat one kind of entry hundreds of times. */
const everyPage = differentPages.filter(
  (id) => !['calendar', 'questions', 'openData'].includes(id),
);
/**
 * Viewports and directions to test. At 200 % the header takes the largest share of the viewport, and hides
 * the most from a visitor going backwards.
 */
const windows = [
  ['forward through every page, in 1440 px', WIDE, 'fr', { width: 1440, height: 900 }],
  ['back through the richest pages, in 1440 px at 200 %', WIDE, 'en', { width: 720, height: 450 }],
  ['forward through the richest pages, in 390 px', NARROW, 'en', { width: 390, height: 844 }],
] as const;

for (const [name, layout, locale, viewport] of windows) {
  test(`Tab leads ${name}`, layout, async ({ page, troubles }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const id of name.includes('every page') ? everyPage : richPages) {
      await page.goto(pagePath(id, locale));
      await settle(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      faults.push(...(await walk(page, name.startsWith('back') ? 'back' : 'forward')));
      forgiveNotFound(troubles);
    }
    expect(faults).toEqual([]);
  });
}

/** A dialog keeps the focus: its own test follows it there. */
const walked = Object.entries(opened).filter(([state]) => state !== 'results of a search');
for (const locale of locales) {
  for (const [state, open] of walked) {
    test(`Tab leads through ${state}, in ${locale}`, oneLayout(locale), async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, locale);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect([...(await walk(page, 'forward')), ...(await walk(page, 'back'))]).toEqual([]);
    });
  }
}

test('notices never cover the focused element', async ({ page, troubles }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
  await page.route('**/islands/*.js', (route) => route.abort());
  await page.goto('/signup/');
  await page.locator('#demo-form').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-suggestion]')).toBeVisible();
  await expect(page.locator('[data-reload-offer]')).toBeVisible();
  expect([...(await walk(page, 'forward')), ...(await walk(page, 'back'))]).toEqual([]);
  troubles.length = 0; // The browser reports the scripts that were blocked.
});

test('Tab moves through an open menu, and Escape closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about/');
  if (isNarrow(page)) {
    await openMobileMenu(page);
    const menu = page.locator('[data-mobile-menu]');
    const stops = await menu.locator('a[href]:visible, select:visible').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    return;
  }
  for (const menu of await page.locator('header details[data-menu=hover]').all()) {
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    for (const link of await menu.locator('a[href]').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
  }
});
