import {
  ANY_WIDTH,
  english,
  expect,
  forgiveNotFound,
  isNarrow,
  kinds,
  openMobileMenu,
  test,
} from './support/site';

test.describe('every kind of page', () => {
  for (const address of kinds.flatMap((french) => [french, english(french)])) {
    const options = address.startsWith('/en/') ? ANY_WIDTH : {};
    test(`${address} opens without an error or horizontal overflow`, options, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test('links navigate the site', async ({ page }) => {
  await page.goto('/');
  if (isNarrow(page)) await openMobileMenu(page);
  await page.getByRole('link', { name: 'Ressources' }).first().click();
  await expect(page).toHaveURL('/ressources/');
  await page.locator('main a[href="/guides/csrdguide/"]').first().click();
  await expect(page).toHaveURL('/guides/csrdguide/');
  await page.getByRole('link', { name: 'Demander une démo' }).last().click();
  await expect(page).toHaveURL('/signup/');
});

test('the current page is marked, and only it', async ({ page }) => {
  await page.goto('/about/');
  const marked = page.locator('header [aria-current="page"]:visible');
  if (isNarrow(page)) await openMobileMenu(page);
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveText('À propos');
});

test('the contact link leads to the demo page', ANY_WIDTH, async ({ page }) => {
  await page.goto('/en/');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
  ).toHaveAttribute('href', '/en/signup/');
});

test('the header turns opaque past 10 px of scroll', async ({ page }) => {
  await page.goto('/plateforme/');
  const header = page.locator('[data-header]');
  await expect(header).not.toHaveAttribute('data-scrolled');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 10));
  // Scroll events fire before a frame is drawn.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(header).toHaveCSS('background-color', 'rgb(251, 248, 241)');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await expect(header).toHaveCSS('position', 'fixed');
});

test('the skip link leads to the content', ANY_WIDTH, async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a guide’s table of contents follows the reading position', async ({ page }) => {
  await page.goto('/guides/csrdguide/');
  const contents = page.locator('[data-contents]');
  const second = contents.getByRole('link').nth(1);
  await second.click();
  await expect(page).toHaveURL(/#/);
  await expect(second).toHaveAttribute('aria-current', 'location');
});

test('/home redirects to the root of its language', ANY_WIDTH, async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveURL('/');
  await page.goto('/en/home/');
  await expect(page).toHaveURL('/en/');
});

test('card addresses redirect to the guide', ANY_WIDTH, async ({ page }) => {
  await page.goto('/en/guides/TNFDGuide');
  await expect(page).toHaveURL('/en/guides/tnfdguide/');
});

test.describe('an unknown address', () => {
  for (const [address, title, home] of [
    ['/rien/du/tout', 'Page introuvable', '/'],
    ['/en/nothing/', 'Page not found', '/en/'],
  ] as const) {
    test(`${address} answers 404 in its language`, ANY_WIDTH, async ({ page, troubles }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', home === '/' ? 'fr' : 'en');
      for (const link of await page.locator('main a:visible').all()) {
        expect(await link.getAttribute('href')).toMatch(home === '/' ? /^\/(?!en\/)/ : /^\/en\//);
      }
      await page.locator('main a:visible').first().click();
      await expect(page).toHaveURL(home);
      forgiveNotFound(troubles);
    });
  }
});

test('a slow navigation is announced', ANY_WIDTH, async ({ page }) => {
  await page.goto('/about/');
  // A prefetched page would not be slow.
  await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove());
  await page.route('**/signup/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  // The old page stores what it announced, to be read on the next one.
  await page.locator('[data-loading]').evaluate((status) => {
    new MutationObserver(() => {
      if (status.textContent) sessionStorage.setItem('announced', status.textContent);
    }).observe(status, { childList: true });
  });
  await page.locator('main a[href="/signup/"]').first().click();
  await expect(page).toHaveURL('/signup/');
  expect(await page.evaluate(() => sessionStorage.getItem('announced'))).toBe('Chargement…');
  await expect(page.locator('[data-loading]')).toBeEmpty();
});
