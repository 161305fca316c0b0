import { axeFaults } from '../support/axe';
import { dialogOf, openSearch } from '../support/search';
import { ANY_WIDTH, expect, isNarrow, test } from '../support/site';

const INDEX = '**/_next/static/search-*.json';

test.describe('when something is missing', () => {
  test(
    'reports that the index cannot be loaded, and retries',
    ANY_WIDTH,
    async ({ page, troubles }) => {
      await page.route(INDEX, (route) => route.abort());
      await page.goto('/about/');
      await openSearch(page);
      await page.keyboard.type('CSRD');
      const status = dialogOf(page).getByRole('status');
      await expect(status).toHaveText('La recherche n’a pas pu se charger.');
      await expect(dialogOf(page).getByRole('link', { name: 'Plan du site' })).toHaveAttribute(
        'href',
        '/recherche/',
      );
      expect(await axeFaults(page)).toEqual([]);
      await page.unroute(INDEX);
      await dialogOf(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(status).toHaveText(/pages trouvées/);
      troubles.length = 0;
    },
  );

  test(
    'falls back to the search page when its script cannot be loaded',
    ANY_WIDTH,
    async ({ page, troubles }) => {
      await page.route('**/site-search-*.js', (route) => route.abort());
      await page.goto('/about/');
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await expect(page).toHaveURL('/recherche/');
      troubles.length = 0;
    },
  );
});

test.describe('the page', () => {
  test(
    'shows results for the query in its URL, then for what is typed, in one history entry',
    ANY_WIDTH,
    async ({ page }) => {
      await page.goto('/en/recherche/?q=CSDD');
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox', { name: 'Search the site' })).toHaveValue('CSDD');
      await expect(main.locator('ol a').first()).toHaveAttribute('href', '/en/guides/csdddguide/');
      const length = await page.evaluate(() => history.length);
      await main.getByRole('searchbox').fill('carbon footprint');
      await expect(page).toHaveURL('/en/recherche/?q=carbon%20footprint');
      await expect(main.getByRole('status')).toHaveText(/pages found/);
      await main.getByRole('searchbox').fill('');
      await expect(page).toHaveURL('/en/recherche/');
      await expect(main.locator('ol a')).toHaveCount(0);
      expect(await page.evaluate(() => history.length)).toBe(length);
    },
  );

  test('uses its own field instead of the dialog', async ({ page }) => {
    await page.goto('/recherche/');
    const field = page.getByRole('main').getByRole('searchbox');
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
    await expect(field).toBeFocused();
    await expect(dialogOf(page)).toHaveCount(0);
    if (isNarrow(page)) return; // Touch screens have no such key.
    await field.blur();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });

  test('axe reports no violation with results', async ({ page }) => {
    await page.goto('/recherche/?q=CSRD');
    await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search link leads to the site map, with every page and no dead form', async ({
    page,
  }) => {
    await page.goto('/about/');
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/recherche/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Plan du site', exact: true })).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.locator('noscript p')).toBeVisible();
    for (const name of ['Plateforme', 'RegPilot', 'Accessibilité'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.locator('a[href="/guides/csrdguide/"]')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
    await expect(page).toHaveURL('/recherche/');
  });
});
