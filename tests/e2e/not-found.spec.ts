import { readFileSync } from 'node:fs';
import { axeFaults } from './support/axe';
import { expect, forgiveNotFound, SERVER, test } from './support/site';

test.afterEach(({ troubles }) => forgiveNotFound(troubles));

for (const [asked, meant] of [
  ['/GUIDES/csrdguide?from=mail#sources', '/guides/csrdguide/?from=mail#sources'],
  ['/en/Guides/TNFDguide/', '/en/guides/tnfdguide/'],
  ['/fr/about/', '/about/'],
  ['/en/en/about/', '/en/about/'],
  ['/fr/en/about/', '/en/about/'],
  ['/EN/clients/', '/en/clients/'],
  ['/about/index.html', '/about/'],
] as const) {
  const options = asked.startsWith('/GUIDES') || asked.startsWith('/en/Guides') ? SERVER : {};
  test(`${asked} leads to ${meant}`, options, async ({ page }) => {
    await page.goto('/plateforme/');
    await page.goto(asked);
    await expect(page).toHaveURL(meant);
    await expect(page.locator('h1')).not.toHaveText(/introuvable|not found/i);
    await page.goBack();
    await expect(page).toHaveURL('/plateforme/');
  });
}

test('suggests the closest pages, first', SERVER, async ({ page }) => {
  const response = await page.goto('/guides/csrd');
  expect(response?.status()).toBe(404);
  const suggestions = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
  await expect(suggestions.getByRole('link').first()).toHaveAttribute('href', '/guides/csrdguide/');
  await expect(suggestions.getByRole('link').last()).toHaveText('Recherche et plan du site');
  expect(await axeFaults(page)).toEqual([]);
  await suggestions.getByRole('link').first().click();
  await expect(page).toHaveURL('/guides/csrdguide/');
});

test('searches for what is typed, and offers a demo', async ({ page }) => {
  await page.goto('/guides/csrd');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Demander une démo' })).toHaveAttribute(
    'href',
    '/signup/',
  );
  await main.getByRole('searchbox').fill('csrd');
  await main.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/recherche/?q=csrd');
});

test('suggests English pages for an English address', async ({ page }) => {
  await page.goto('/en/platform/');
  const suggestions = page.getByRole('navigation', { name: 'You may be looking for' });
  await expect(suggestions.getByRole('link').first()).toHaveAttribute('href', '/en/plateforme/');
});

test('speaks English where the host shows the French page for an English address', async ({
  page,
}) => {
  const address = '/en/guides/taxonomy/';
  await page.route(`**${address}`, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html; charset=utf-8',
      body: readFileSync('out/404.html', 'utf8'),
    }),
  );
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const notice = page.locator('main [lang="en"]').first();
  await expect(notice).toContainText('Page not found');
  await expect(notice.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en/');
  const first = page.locator('[data-suggestions] a').first();
  await expect(first).toHaveAttribute('href', '/en/guides/taxonomieguide/');
  await expect(first).toHaveAttribute('hreflang', 'en');
  expect(await axeFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its links, including the site map', async ({ page }) => {
    await page.goto('/guides/csrd');
    await expect(page.locator('[data-other-language]')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Plan du site' }).click();
    await expect(page).toHaveURL('/recherche/');
  });
});
