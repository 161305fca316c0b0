import type { Page } from '@playwright/test';
import {
  english,
  expect,
  forgiveNotFound,
  isNarrow,
  kinds,
  NARROW,
  test,
  WIDE,
} from '../support/site';

const demo = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Demander une démo|Book a demo)$/ });
const login = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Connexion|Log in)$/ });

const GREEN = 'rgb(11, 101, 69)';
const NONE = 'rgba(0, 0, 0, 0)';

test('every kind of page has a demo button in its header and a less prominent login button', async ({
  page,
  troubles,
}) => {
  const french = [...kinds, '/rien/'];
  for (const address of isNarrow(page) ? french.map(english) : [...french, '/en/about/']) {
    const root = address.startsWith('/en/') ? '/en/' : '/';
    await page.goto(address);
    await expect(demo(page)).toBeInViewport({ ratio: 1 });
    await expect(demo(page)).toHaveAttribute('href', `${root}signup/`);
    await expect(demo(page)).toHaveCSS('background-color', GREEN);
    forgiveNotFound(troubles);
    if (isNarrow(page)) continue;
    await expect(login(page)).toBeInViewport({ ratio: 1 });
    await expect(login(page)).toHaveAttribute('href', `${root}signup/#sign-in`);
    await expect(login(page)).toHaveCSS('background-color', NONE);
  }
});

test('the login button leads to the sign-in section', WIDE, async ({ page }) => {
  await page.goto('/about/');
  await login(page).click();
  await expect(page).toHaveURL('/signup/#sign-in');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeInViewport();
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

for (const [text, widths] of [
  ['as it is', [320, 360, 390, 600, 992, 1024, 1120, 1216, 1440]],
  ['at 200 %', [320, 390, 820, 1440]],
] as const) {
  test(`fits its contents at every viewport size, with text ${text}`, WIDE, async ({ page }) => {
    const faults: string[] = [];
    for (const address of ['/about/', '/en/about/']) {
      await page.goto(address);
      if (text === 'at 200 %')
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect(demo(page)).toBeVisible();
        faults.push(...(await page.evaluate(misplaced)).map((fault) => `${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the language menu stays within the viewport', WIDE, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/about/');
  await page.locator('header details[data-menu=hover] > summary').last().click();
  const panel = page.locator('header details[open] [data-menu-panel]');
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect((await panel.boundingBox())?.width).toBeLessThan(240);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the demo button and the menu are available', NARROW, async ({ page }) => {
    await page.goto('/about/');
    await expect(demo(page)).toBeInViewport({ ratio: 1 });
    const summary = page.locator('[data-mobile-menu] > summary');
    await summary.click();
    await expect(summary.getByText('Fermer')).toBeVisible();
    await expect(demo(page)).toBeInViewport({ ratio: 1 });
    await demo(page).click();
    await expect(page).toHaveURL('/signup/');
  });
});
