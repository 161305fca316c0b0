import { axeFaults } from '../support/axe';
import { hold } from '../support/hold';
import { dialogOf, fieldOf, openSearch } from '../support/search';
import { ANY_WIDTH, expect, isNarrow, test } from '../support/site';

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
  await expect(page).toHaveURL(/\/(guides\/doublematguide|questions)\/#[a-z0-9-]+$/);
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

test('closes when a result is on the same page, and scrolls to it', ANY_WIDTH, async ({ page }) => {
  await page.goto('/guides/csrdguide/');
  const title = (await page.locator('h2#scope').textContent()) ?? '';
  await openSearch(page);
  // The results of the title have its section, whether or not the second part of the index has arrived.
  await fieldOf(page).fill(title);
  await dialogOf(page).locator('a[href="/guides/csrdguide/#scope"]').click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/guides/csrdguide/#scope');
  await expect(page.locator('#scope')).toBeInViewport();
});

test('keeps what is typed while it opens', ANY_WIDTH, async ({ page }) => {
  const release = await hold(page, '**/site-search-*.js');
  await page.goto('/about/');
  await page.keyboard.press('/');
  await page.keyboard.type('cs');
  release();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('dd');
  await expect(fieldOf(page)).toHaveValue('csdd');
  await expect(dialogOf(page).getByRole('link').first()).toHaveAttribute(
    'href',
    '/guides/csdddguide/',
  );
});

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
    await page.goto(isNarrow(page) ? '/en/about/' : '/about/');
    await openSearch(page);
    await page.keyboard.type(query);
    if (query) await expect(dialogOf(page).getByRole('status')).not.toBeEmpty();
    expect(await axeFaults(page)).toEqual([]);
  });
}
