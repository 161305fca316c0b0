import { expect, forgiveNotFound, SERVER, test } from './support/site';

test(
  'an address that certainly means a page leads there, and Back leads away',
  SERVER,
  async ({ page, troubles }) => {
    for (const [asked, meant] of [
      ['/GUIDES/csrdguide?from=mail#sources', '/guides/csrdguide/?from=mail#sources'],
      ['/en/Guides/TNFDguide/', '/en/guides/tnfdguide/'],
      ['/fr/en/about/', '/en/about/'],
    ] as const) {
      await page.goto('/plateforme/');
      await page.goto(asked);
      await expect(page).toHaveURL(meant);
      await expect(page.locator('h1')).not.toHaveText(/introuvable|not found/i);
      await page.goBack();
      await expect(page).toHaveURL('/plateforme/');
    }
    forgiveNotFound(troubles);
  },
);

test(
  'an unknown address suggests the closest pages, and searches',
  SERVER,
  async ({ page, troubles }) => {
    expect((await page.goto('/guides/csrd'))?.status()).toBe(404);
    const suggestions = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
    await expect(suggestions.getByRole('link').last()).toHaveText('Recherche et plan du site');
    await suggestions.getByRole('link').first().click();
    await expect(page).toHaveURL('/guides/csrdguide/');

    await page.goto('/en/guides/taxonomy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const first = page.locator('[data-suggestions] a').first();
    await expect(first).toHaveAttribute('href', '/en/guides/taxonomieguide/');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('csrd');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/en/recherche/?q=csrd');
    forgiveNotFound(troubles);
  },
);
