import { english, expect, isNarrow, kinds, openMobileMenu, test, WIDE } from '../support/site';

test.use({ javaScriptEnabled: false });

test('every kind of page is complete without JavaScript', async ({ page }) => {
  for (const address of isNarrow(page) ? kinds : kinds.map(english)) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('menus open and links work', async ({ page }) => {
  await page.goto('/');
  if (isNarrow(page)) {
    await openMobileMenu(page);
    await page
      .locator('[data-mobile-menu]')
      .getByRole('link', { name: 'Veille', exact: true })
      .click();
  } else {
    await page.locator('nav summary').first().click();
    await page
      .getByRole('link', { name: /Veille/ })
      .first()
      .click();
  }
  await expect(page).toHaveURL('/solutions/veilleesg/');
});

test('hover opens the Solutions menu with CSS alone', WIDE, async ({ page }) => {
  await page.goto('/about/');
  const entry = page.locator('nav [data-menu-panel]').getByRole('link', { name: /Simulateur/ });
  await expect(entry).toBeHidden();
  await page.locator('nav summary').first().hover();
  await expect(entry).toBeVisible();
  // Hovering shows the menu at once; after leaving, it hides after 250 ms.
  const delay = () =>
    page
      .locator('nav details')
      .first()
      .evaluate((menu) => getComputedStyle(menu, '::details-content').transitionDelay);
  expect(await delay()).toBe('0s');
  await page.mouse.move(700, 700);
  expect(await delay()).toBe('0.25s');
  await expect(entry).toBeHidden();
});

test('languages are links', async ({ page }) => {
  await page.goto('/about/');
  if (isNarrow(page)) {
    await openMobileMenu(page);
    await page.locator('[data-language-choice]').getByRole('link', { name: 'English' }).click();
  } else {
    await page.locator('header details').nth(1).locator('summary').click();
    await page.getByRole('link', { name: 'English' }).first().click();
  }
  await expect(page).toHaveURL('/en/about/');
});

test('the header is opaque from the start', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.locator('[data-header]')).toHaveCSS('background-color', 'rgb(251, 248, 241)');
});
