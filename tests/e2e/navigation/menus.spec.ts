import { expect, NARROW, openMobileMenu, test, WIDE } from '../support/site';

test.describe('the Solutions menu', WIDE, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/about/');
    await page.mouse.move(700, 600);
  });

  test('opens on hover, with six entries, and closes 250 ms after leaving', async ({ page }) => {
    const menu = page.locator('details', { hasText: 'Solutions' }).first();
    await page.getByText('Solutions', { exact: true }).first().hover();
    await expect(menu).toHaveAttribute('open');
    await expect(menu.getByRole('link')).toHaveCount(6);
    await expect(menu.getByRole('link').first()).toBeVisible();

    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.mouse.move(700, 700);
    await page.clock.runFor(249);
    await expect(menu).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(menu).not.toHaveAttribute('open');
  });

  test('crossing to the panel keeps it open', async ({ page }) => {
    const summary = page.getByText('Solutions', { exact: true }).first();
    await summary.hover();
    await page
      .getByRole('link', { name: /Simulateur/ })
      .first()
      .hover();
    await page.clock.runFor(400);
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page
      .getByRole('link', { name: /Simulateur/ })
      .first()
      .click();
    await expect(page).toHaveURL('/solutions/simulateuresg/');
  });

  test('works by keyboard: Enter opens, Tab enters, Escape and leaving close', async ({ page }) => {
    const summary = page.locator('nav summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /RegPilot/ }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Space');
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    for (let index = 0; index < 7; index++) await page.keyboard.press('Tab');
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click keeps it open, a second one closes it', async ({ page }) => {
    const menu = page.locator('nav details').first();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await menu.locator('summary').click();
    await expect(menu).not.toHaveAttribute('open');
  });
});

test.describe('the mobile menu', NARROW, () => {
  test('opens, lists every page, closes on Escape', async ({ page }) => {
    await page.goto('/en/');
    await openMobileMenu(page);
    const menu = page.locator('[data-mobile-menu]');
    for (const name of [
      'RegPilot',
      'Integrations',
      'Platform',
      'Who it is for',
      'Resources',
      'About',
      'Book a demo',
      'Log in',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await menu.getByRole('link', { name: 'Platform', exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
  });

  test('has a close button with an icon and a label', async ({ page }) => {
    await page.goto('/about/');
    const menu = page.locator('[data-mobile-menu]');
    const summary = menu.locator('summary');
    const width = (await summary.boundingBox())?.width;
    await expect(summary).toHaveAccessibleName('Menu');
    await summary.click();
    await expect(summary).toHaveAccessibleName('Fermer');
    await expect(summary.getByText('Fermer')).toBeVisible();
    await expect(summary.getByText('Menu')).toBeHidden();
    expect((await summary.boundingBox())?.width).toBe(width);
    await summary.click();
    await expect(menu).not.toHaveAttribute('open');
  });

  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [667, 375],
  ] as const) {
    test(`shows the demo button and the login button without scrolling at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/guides/csrdguide/');
      await openMobileMenu(page);
      const menu = page.locator('[data-mobile-menu]');
      for (const [name, href] of [
        ['Demander une démo', '/signup/'],
        ['Connexion', '/signup/#sign-in'],
      ] as const) {
        const link = menu.getByRole('link', { name });
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect(link).toHaveAttribute('href', href);
      }
      expect(await menu.locator('[data-menu-panel]').evaluate((panel) => panel.scrollTop)).toBe(0);
    });
  }
});
