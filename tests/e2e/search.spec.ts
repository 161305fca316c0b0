import { hold } from './support/loading';
import { ANY_WIDTH, dialogOf, expect, fieldOf, isNarrow, test } from './support/site';

test('the dialog works by keyboard, keeps what is typed while it loads, and gives the focus back', async ({
  page,
}) => {
  const release = await hold(page, '**/site-search-*.js');
  await page.goto('/plateforme/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await button.focus();
  await page.keyboard.press(isNarrow(page) ? 'Space' : '/');
  await page.keyboard.type('double');
  release();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(' materialite');
  await expect(fieldOf(page)).toHaveValue('double materialite');
  const links = dialogOf(page).getByRole('link');
  // Wait for the results of the whole query: while it is typed, others are shown.
  await expect(links.first()).toHaveAttribute('href', /\/guides\/doublematguide\//);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(fieldOf(page)).toHaveValue('double materialite');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/(guides\/doublematguide|questions\/double-materialite)\/#[a-z0-9-]+$/,
  );
});

test(
  'the page answers its address and what is typed, in one entry of the history',
  ANY_WIDTH,
  async ({ page, troubles }) => {
    await page.goto('/en/recherche/?q=CSDD');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: 'Search the site' });
    await expect(field).toHaveValue('CSDD');
    await expect(main.locator('ol a').first()).toHaveAttribute('href', '/en/guides/csdddguide/');
    const length = await page.evaluate(() => history.length);
    await field.fill('carbon footprint');
    await expect(page).toHaveURL('/en/recherche/?q=carbon%20footprint');
    await expect(main.getByRole('status')).toHaveText(/pages found/);
    await field.fill('');
    await expect(page).toHaveURL('/en/recherche/');
    await expect(main.locator('ol a')).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
    // It uses its own field instead of the dialog.
    await field.blur();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(dialogOf(page)).toHaveCount(0);

    await page.route('**/site-search-*.js', (route) => route.abort());
    await page.goto('/about/');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/recherche/');
    troubles.length = 0; // The browser reports the script that was blocked.
  },
);
