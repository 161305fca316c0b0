import { expect, test } from './support/site';

test('tabs open by pointer, and the Back button goes to the previous one', async ({ page }) => {
  await page.goto('/privacypolicy/');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('tablist', { name: 'Textes' })).toBeVisible();
  await expect(tab('Politique de confidentialité')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await tab('Conditions').click();
  await expect(page).toHaveURL('/privacypolicy/#terms');
  await expect(page.getByRole('tabpanel')).toContainText('tribunaux de Paris');
  await expect(page.locator('#privacy')).toBeHidden();
  await tab('cookies').click();
  await expect(page.locator('#cookies')).toBeVisible();

  await page.goBack();
  await expect(page.locator('#terms')).toBeVisible();
  await expect(page.locator('#cookies')).toBeHidden();
  await page.goBack();
  await expect(page.locator('#privacy')).toBeVisible();
  await expect(tab('Politique de confidentialité')).toHaveAttribute('aria-selected', 'true');
});

test('tabs work by keyboard', async ({ page }) => {
  await page.goto('/en/privacypolicy/');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Privacy policy').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab('Terms of service')).toBeFocused();
  await expect(page.locator('#terms')).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab('Cookie policy')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tab('Privacy policy')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(page.locator('#privacy')).toBeVisible();
  await expect(page).toHaveURL('/en/privacypolicy/#privacy');

  // One stop for the whole list, then what follows it, then the panel.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Legal notice' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('the URL fragment opens a text, or a section within it', async ({ page }) => {
  await page.goto('/privacypolicy/#cookies');
  await expect(page.locator('#cookies')).toBeVisible();
  await expect(page.locator('#privacy')).toBeHidden();
  await expect(page.locator('#cookies-title')).toBeInViewport();

  await page.goto('/en/privacypolicy/#terms-law');
  await expect(page.locator('#terms-law')).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Terms of service' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('links within the texts and from the footer open the text they name', async ({ page }) => {
  await page.goto('/privacypolicy/');
  await page.locator('#privacy').getByRole('link', { name: 'politique de cookies' }).click();
  await expect(page.locator('#cookies')).toBeVisible();
  await expect(page.locator('#cookies')).toBeFocused();

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Conditions d’utilisation' })
    .click();
  await expect(page.locator('#terms')).toBeVisible();
  await expect(page.locator('#terms-title')).toBeInViewport();
});

test('links lead back to the site, and to the texts with pages of their own', async ({ page }) => {
  await page.goto('/privacypolicy/');
  await page
    .getByRole('navigation', { name: 'Autres textes' })
    .getByRole('link', { name: 'Mentions légales' })
    .click();
  await expect(page).toHaveURL('/mentions-legales/');
  await expect(page.locator('main [aria-current="page"]')).toHaveText('Mentions légales');
  await page.locator('main').getByRole('link', { name: 'Accessibilité', exact: true }).click();
  await expect(page).toHaveURL('/accessibilite/');
  await page.getByRole('link', { name: 'Retour au site' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the three texts are stacked, and the links jump to them', async ({ page }) => {
    await page.goto('/privacypolicy/');
    for (const id of ['privacy', 'terms', 'cookies'])
      await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator('[role="tab"]')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Textes', exact: true })
      .getByRole('link', { name: 'Politique de cookies' })
      .click();
    await expect(page).toHaveURL('/privacypolicy/#cookies');
    await expect(page.locator('#cookies-title')).toBeInViewport();
  });
});
