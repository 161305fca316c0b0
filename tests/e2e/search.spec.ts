import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { ANY_WIDTH, expect, isNarrow, test } from './support/site';

const INDEX = '**/_next/static/search-*.json';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Rechercher|Search/ });
const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');

/** Opens the search with the button in the header. */
async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Rechercher|Search)$/ })
    .click();
  await expect(fieldOf(page)).toBeFocused();
}

test.describe('the dialog', () => {
  for (const [address, query, target] of [
    ['/', 'double materialite', '/guides/doublematguide/'],
    ['/about/', 'CSDD', '/guides/csdddguide/'],
    ['/ressources/', 'sustainability report', '/guides/csrdguide/'],
    ['/en/about/', 'devoir de vigilance', '/en/guides/csdddguide/'],
  ] as const) {
    test(`“${query}” on ${address} leads to ${target}`, ANY_WIDTH, async ({ page }) => {
      await page.goto(address);
      await openSearch(page);
      await page.keyboard.type(query);
      const first = dialogOf(page).getByRole('listitem').first().getByRole('link').first();
      await expect(first).toHaveAttribute('href', target);
      await expect(dialogOf(page).getByRole('status')).toHaveText(
        /\d+ (pages? trouvées?|pages? found)/,
      );
      await first.click();
      await expect(page).toHaveURL(target);
    });
  }

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/plateforme/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
    await button.focus();
    await page.keyboard.press('Space');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press(isNarrow(page) ? 'Enter' : '/');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('double materialite');
    const links = dialogOf(page).getByRole('link');
    // Wait for the results of the whole query: while it is typed, others are shown.
    await expect(links.first()).toHaveAttribute('href', /\/guides\/doublematguide\//);
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guides\/doublematguide\/#[a-z-]+$/);
  });

  test('has accessible names in the language of the page', ANY_WIDTH, async ({ page }) => {
    for (const [address, button, label] of [
      ['/clients/', 'Rechercher', 'Rechercher sur le site'],
      ['/en/clients/', 'Search', 'Search the site'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: label });
      await expect(dialog.getByRole('search')).toBeVisible();
      await expect(dialog.getByRole('searchbox', { name: label })).toBeFocused();
      await expect(dialog.getByRole('button', { name: /Fermer|Close/ })).toBeVisible();
      await page.keyboard.type('CSRD');
      await expect(dialog.getByRole('list').first().getByRole('listitem').first()).toBeVisible();
      await expect(dialog.locator('mark').first()).toHaveText('CSRD');
    }
  });

  test('Enter shows all results, and Back returns to the page', ANY_WIDTH, async ({ page }) => {
    await page.goto('/about/');
    await openSearch(page);
    await page.keyboard.type('taxonomie');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/recherche/?q=taxonomie');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /taxonomie/i })
        .first(),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about/');
  });

  test(
    'closes when a result is on the same page, and scrolls to it',
    ANY_WIDTH,
    async ({ page }) => {
      await page.goto('/guides/csrdguide/');
      await openSearch(page);
      await page.keyboard.type('CSRD');
      const result = dialogOf(page).locator('a[href^="/guides/csrdguide/#"]').first();
      await expect(result).toBeVisible();
      const [, id = ''] = (await result.getAttribute('href'))?.split('#') ?? [];
      await result.click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL(`/guides/csrdguide/#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    },
  );

  test(
    'the / shortcut does not interfere with typing, and can be turned off',
    ANY_WIDTH,
    async ({ page }) => {
      await page.goto('/signup/');
      await page.getByLabel('Prénom').fill('');
      await page.getByLabel('Prénom').press('/');
      await expect(page.getByLabel('Prénom')).toHaveValue('/');
      await expect(dialogOf(page)).toBeHidden();

      await page.goto('/about/');
      await page.keyboard.press('/');
      await dialogOf(page)
        .getByRole('checkbox', { name: /touche \// })
        .uncheck();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await page.keyboard.press('/');
      await expect(dialogOf(page)).toBeHidden();
    },
  );

  test('fits a 320 px viewport and forced colours', ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/about/');
    await openSearch(page);
    await page.keyboard.type('CSRD');
    await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
    const wide = await dialogOf(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
      ),
    );
    expect(wide).toBe(false);
  });

  for (const [state, query] of [
    ['examples', ''],
    ['results', 'CSRD'],
    ['no result', 'xyzzy'],
  ] as const) {
    test(`axe reports no violation with ${state}`, async ({ page }) => {
      for (const address of ['/about/', '/en/about/']) {
        await page.goto(address);
        await openSearch(page);
        await page.keyboard.type(query);
        if (query) await expect(dialogOf(page).getByRole('status')).not.toBeEmpty();
        expect(await axeFaults(page)).toEqual([]);
      }
    });
  }
});

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
    await expect(main.getByRole('heading', { name: 'Plan du site' })).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.locator('noscript p')).toBeVisible();
    for (const name of ['Plateforme', 'RegPilot', 'Accessibilité'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.locator('a[href="/guides/csrdguide/"]')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
    await expect(page).toHaveURL('/recherche/');
  });
});
