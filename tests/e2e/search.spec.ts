import { hold } from './support/loading';
import { ANY_WIDTH, dialogOf, expect, fieldOf, isNarrow, openSearch, test } from './support/site';

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
  'a result on the same page closes the dialog; Enter shows all of them, and Back returns',
  ANY_WIDTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/guides/csrdguide/');
    const title = (await page.locator('h2#scope').textContent()) ?? '';
    await openSearch(page);
    // The results of the title have its section, whether or not the second part of the index has arrived.
    await fieldOf(page).fill(title);
    const result = dialogOf(page).locator('a[href="/guides/csrdguide/#scope"]');
    await expect(result).toBeVisible();
    const wide = await dialogOf(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
      ),
    );
    expect(wide).toBe(false);
    await result.click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('#scope')).toBeInViewport();

    await openSearch(page);
    await fieldOf(page).fill('taxonomie');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/recherche/?q=taxonomie');
    await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/guides/csrdguide/#scope');
  },
);

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
