import { hold, layoutShift } from './support/loading';
import {
  ANY_WIDTH,
  demoOffer,
  english,
  expect,
  isNarrow,
  NARROW,
  openMobileMenu,
  test,
} from './support/site';

test('links lead through the site, the current page is marked, and the header turns opaque', async ({
  page,
}) => {
  await page.goto('/about/');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  if (isNarrow(page)) await openMobileMenu(page);
  await expect(page.locator('header [aria-current="page"]:visible')).toHaveText('À propos');
  await page.getByRole('link', { name: 'Ressources' }).first().click();
  await expect(page).toHaveURL('/ressources/');
  const header = page.locator('[data-header]');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveCSS('background-color', 'rgb(251, 248, 241)');
  await expect(header).toHaveCSS('position', 'fixed');
  await page.locator('main a[href="/guides/csrdguide/"]').first().click();
  await expect(page).toHaveURL('/guides/csrdguide/');
  if (isNarrow(page)) await openMobileMenu(page);
  await expect(page.locator('header a[href][aria-current]:visible')).toHaveText('Ressources');
  if (isNarrow(page)) await page.keyboard.press('Escape');
  await page.getByRole('link', { name: demoOffer }).last().click();
  await expect(page).toHaveURL('/signup/');
});

test(
  'the mobile menu shows every page, and the demo without scrolling',
  NARROW,
  async ({ page }) => {
    await page.goto('/guides/csrdguide/');
    const menu = page.locator('[data-mobile-menu]');
    const summary = menu.locator('> summary');
    const width = (await summary.boundingBox())?.width;
    await expect(summary).toHaveAccessibleName('Menu');
    await summary.click();
    await expect(summary).toHaveAccessibleName('Fermer');
    expect((await summary.boundingBox())?.width).toBe(width);
    const stops = await menu.locator('a[href]:visible, select:visible').count();
    expect(stops).toBeGreaterThan(10);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();

    // The lowest window.
    await page.setViewportSize({ width: 667, height: 375 });
    await page.reload();
    await openMobileMenu(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: demoOffer })).toBeInViewport({ ratio: 1 });
  },
);

const storedLanguage = () => localStorage.getItem('i18nextLng');

test('a page links to its English version and back', async ({ page }) => {
  const address = '/guides/csrdguide/';
  await page.goto(address);
  for (const [name, target, lang] of [
    ['English', english(address), 'en'],
    ['Français', address, 'fr'],
  ] as const) {
    if (isNarrow(page)) {
      await openMobileMenu(page);
      const select = page.locator('[data-language-select]');
      await expect(select.locator('option:checked')).toBeDisabled();
      await select.selectOption({ label: name });
    } else {
      await page
        .getByText(/^Lang(ue|uage)\s?:/)
        .locator('..')
        .click();
      const choice = page.locator('details[open]');
      await expect(choice.locator('[aria-disabled="true"]')).toHaveCount(1);
      await choice.getByRole('link', { name }).click();
    }
    await expect(page).toHaveURL(target);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await page.evaluate(storedLanguage)).toBe(lang);
  }
});

test(
  'the other language is suggested to who chose it before, without a redirect',
  ANY_WIDTH,
  async ({ page }) => {
    const suggestion = page.locator('[data-suggestion]');
    await page.goto('/about/');
    await expect(suggestion).toBeHidden();
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    // Text that changes its font moves too.
    const release = await hold(page, '**/*.woff2');
    await page.goto('/about/', { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL('/about/');
    await expect(suggestion).toContainText('This page is available in English.');
    await expect(suggestion.getByRole('link')).toHaveAttribute('href', '/en/about/');
    // It is there from the first paint on, right after the skip link, and covers nothing.
    expect(await layoutShift(page)).toBe(0);
    release();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(suggestion.getByRole('link')).toBeFocused();
    const below = await page.getByRole('navigation', { name: /Fil d.Ariane/ }).boundingBox();
    const strip = await suggestion.boundingBox();
    expect(strip && below && strip.y + strip.height <= below.y).toBe(true);
    await suggestion.getByRole('button', { name: 'Dismiss' }).click();
    await expect(suggestion).toBeHidden();
    expect(await page.evaluate(storedLanguage)).toBe('fr');
  },
);
