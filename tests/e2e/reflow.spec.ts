import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { pagePath } from '@/lib/urls';
import { expect, isNarrow, test } from './site';

const addresses = allPages()
  .filter(({ id }) => id !== 'home' && id !== 'notFound')
  .flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)));

/** Elements that stick out of the window, of those that do not scroll by themselves. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('every page fits a window of 320 px, which is also 1280 px at 400 %', async ({ page }) => {
  test.skip(!isNarrow(page), 'One layout is enough.');
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    if ((await page.evaluate(overflow)) > 0) wide.push(address);
  }
  expect(wide).toEqual([]);
});

test('text spaced as WCAG 1.4.12 asks still fits', async ({ page }) => {
  test.skip(!isNarrow(page), 'One layout is enough.');
  for (const address of ['/', '/guides/csrdguide/', '/signup/', '/solutions/auditabilite/']) {
    await page.goto(address);
    // As a reader's own style does, which the page's policy does not stop.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await page.evaluate(overflow)).toBe(0);
  }
});

test('forced colours and print keep the words', async ({ page }) => {
  test.skip(isNarrow(page), 'One layout is enough.');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demander une démo' }).first()).toHaveCSS(
    'border-style',
    'solid',
  );
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await page.goto('/guides/csrdguide/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#sources')).toBeVisible();
  await expect(page.locator('[data-contents]')).toBeHidden();
});
