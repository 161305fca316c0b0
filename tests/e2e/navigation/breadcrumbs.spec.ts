import { expect, test } from '../support/site';

for (const [address, label, above, parent] of [
  ['/solutions/veilleesg/', 'Fil d’Ariane', 'Plateforme', '/plateforme/'],
  ['/en/guides/csrdguide/', 'Breadcrumb', 'Resources', '/en/ressources/'],
] as const) {
  test(`breadcrumbs of ${address} lead up the page tree, with large enough targets`, async ({
    page,
  }) => {
    await page.goto(address);
    const trail = page.getByRole('navigation', { name: label });
    await expect(trail.getByRole('listitem')).toHaveCount(3);
    await expect(trail.locator('[aria-current="page"]')).toBeVisible();
    for (const link of await trail.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await trail.getByRole('link', { name: above, exact: true }).click();
    await expect(page).toHaveURL(parent);
  });
}

test('breadcrumbs are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/guides/csrdguide/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeHidden();
});

test('the link back to the resources stays visible while reading a guide', async ({ page }) => {
  await page.goto('/guides/csrdguide/');
  const back = page.locator('main').getByRole('link', { name: 'Toutes les ressources' });
  await expect(back).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/ressources/');
});
