import { hold } from '../support/hold';
import {
  ANY_WIDTH,
  expect,
  forgiveNotFound,
  isNarrow,
  openMobileMenu,
  test,
} from '../support/site';

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
  const contents = page.locator('[data-contents]:visible');
  if (isNarrow(page)) await contents.locator('summary').click();
  const second = contents.locator('li a').nth(1);
  await second.click();
  await expect(page).toHaveURL(/#/);
  await expect(second).toHaveAttribute('aria-current', 'location');
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
      await page.locator(`main a[href="${home}"]:visible`).first().click();
      await expect(page).toHaveURL(home);
      forgiveNotFound(troubles);
    });
  }
});

test('a slow navigation is announced', ANY_WIDTH, async ({ page }) => {
  await page.goto('/about/');
  // A prefetched page would not be slow.
  await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove());
  const release = await hold(page, '**/signup/');
  // Playwright does not look at a page that another is to replace.
  let hear = (_words: string | null) => {};
  const announced = new Promise<string | null>((resolve) => {
    hear = resolve;
  });
  await page.exposeFunction('announce', hear);
  await page.locator('[data-loading]').evaluate((status) => {
    const { announce } = window as unknown as { announce: (text: string | null) => void };
    new MutationObserver(() => announce(status.textContent)).observe(status, { childList: true });
  });
  await page.locator('main a[href="/signup/"]').first().click({ noWaitAfter: true });
  expect(await announced).toBe('Chargement…');
  release();
  await expect(page).toHaveURL('/signup/');
  await expect(page.locator('[data-loading]')).toBeEmpty();
});
