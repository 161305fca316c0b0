import type { Page } from '@playwright/test';
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
  WIDE,
} from './support/site';

const banner = (page: Page) => page.getByRole('banner');

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

/** Elements of the header that are outside the viewport, overlap, or are too small a target. */
function misplaced(): string[] {
  const items = [...document.querySelectorAll('[data-header] a, [data-header] summary')]
    .filter(
      (item) =>
        item.checkVisibility({ visibilityProperty: true }) && !item.closest('[data-menu-panel]'),
    )
    .map((item) => ({ name: item.textContent?.trim(), box: item.getBoundingClientRect() }));
  const { bottom } = (document.querySelector('[data-header]') as Element).getBoundingClientRect();
  const faults = items.flatMap(({ name, box }, index) => [
    ...(box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > bottom
      ? [`${name} is outside`]
      : []),
    ...(Math.min(box.width, box.height) < 24 ? [`${name} is small`] : []),
    ...items
      .slice(index + 1)
      .filter((other) => other.box.left < box.right && other.box.right > box.left)
      .map((other) => `${name} lies over ${other.name}`),
  ]);
  return items.length > 3 ? faults : ['The header has lost its parts.'];
}

test('the header fits its contents at every size of window and text', WIDE, async ({ page }) => {
  const faults: string[] = [];
  const demo = banner(page).getByRole('link', { name: demoOffer });
  for (const [size, widths] of [
    ['100%', [320, 360, 390, 600, 992, 1024, 1120, 1216, 1440]],
    ['200%', [320, 390, 820, 1440]],
  ] as const) {
    for (const address of ['/about/', '/en/about/']) {
      await page.goto(address);
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(demo).toBeVisible();
        faults.push(...(await page.evaluate(misplaced)).map((each) => `${width} px: ${each}`));
      }
    }
  }
  expect(faults).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/about/');
  await page.locator('header details[data-menu=hover] > summary').last().click();
  const panel = page.locator('header details[open] [data-menu-panel]');
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect((await panel.boundingBox())?.width).toBeLessThan(240);
  await banner(page).getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL('/signup/#sign-in');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeInViewport();
});

test(
  'the Solutions menu opens on hover, and its entries by mouse and keys',
  WIDE,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/about/');
    await page.mouse.move(700, 600);
    const summary = page.locator('nav summary').first();
    const menu = page.locator('nav details').first();
    await summary.hover();
    await expect(menu.getByRole('link')).toHaveCount(6);
    const entry = menu.getByRole('link', { name: /Simulateur/ });
    await entry.hover();
    await page.clock.runFor(400);
    await expect(menu).toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await page.clock.runFor(250);
    await expect(menu).not.toHaveAttribute('open');

    await summary.focus();
    await page.keyboard.press('Enter');
    for (const link of await menu.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Space');
    for (let index = 0; index < 7; index++) await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open');
  },
);

test(
  'the mobile menu shows every page, and the demo without scrolling',
  NARROW,
  async ({ page }) => {
    await page.goto('/guides/csrdguide/');
    const menu = page.locator('[data-mobile-menu]');
    const summary = menu.locator('summary');
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

    for (const [wide, high] of [
      [390, 844],
      [320, 568],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high });
      await page.reload();
      await openMobileMenu(page);
      for (const [name, href] of [
        [demoOffer, '/signup/'],
        ['Connexion', '/signup/#sign-in'],
      ] as const) {
        const link = menu.getByRole('link', { name });
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect(link).toHaveAttribute('href', href);
      }
      expect(await menu.locator('[data-menu-panel]').evaluate((panel) => panel.scrollTop)).toBe(0);
    }
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
