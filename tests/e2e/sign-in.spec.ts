import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { elements, parseHtml, textOf } from '@/lib/html';
import { portOf } from '../e2e-ports';
import { CLIENT_ID, ISSUER, ORIGIN, PLATFORM } from '../variant/settings';
import { axeFaults } from './support/axe';
import { IdentityProvider } from './support/identity-provider';

const provider = new IdentityProvider();
/** Policy violations of the site's own pages. */
let stopped: string[];
test.beforeEach(async ({ context, page }) => {
  stopped = [];
  page.on('console', (message) => {
    const isOurs = message.location().url.startsWith(ORIGIN);
    if (isOurs && /Content Security Policy|Trusted/.test(message.text()))
      stopped.push(message.text());
  });
  // The provider's own pages ask for a font.
  await context.route(/^https:\/\/fonts\./, (route) => route.abort());
  await provider.start();
});
test.afterEach(async () => {
  await provider.stop();
  expect(stopped).toEqual([]);
});

const section = (page: Page) => page.locator('#sign-in');
const button = (page: Page, name: string) => section(page).getByRole('button', { name });

/** Sources of the scripts a page has loaded. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/_next/')) {
      loaded.push(response.text().catch(() => ''));
    }
  });
  return () => Promise.all(loaded);
}
const isLibrary = (text: string) => text.includes('msal.js.browser');

/** Signs in on the provider's development pages. */
async function signInAtProvider(page: Page) {
  await page.waitForURL(`${ISSUER}interaction/**`);
  await page.getByPlaceholder('Enter any login').fill('camille');
  await page.getByPlaceholder('and password').fill('secret');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signIn(page: Page, path: string, name: string) {
  await page.goto(path);
  await button(page, name).click();
  await signInAtProvider(page);
}

test('signs in, keeps the session across a reload and in the other language, signs out', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/signup/');
  await expect(button(page, 'Se connecter')).toBeEnabled();
  expect((await scripts()).some(isLibrary)).toBe(false);
  expect(await axeFaults(page)).toEqual([]);

  await button(page, 'Se connecter').click();
  await signInAtProvider(page);
  await expect(section(page).getByText('Votre session est ouverte.')).toBeInViewport();
  expect((await scripts()).some(isLibrary)).toBe(true);
  await expect(page).toHaveURL('/signup/#sign-in');
  await expect(section(page)).toContainText('Camille Martin');
  await expect(section(page)).toContainText('camille@client.example');
  await expect(section(page).getByRole('link', { name: 'Ouvrir la plateforme' })).toHaveAttribute(
    'href',
    PLATFORM,
  );
  expect(await axeFaults(page)).toEqual([]);

  await page.reload();
  await expect(section(page)).toContainText('Camille Martin');
  await page.goto('/en/signup/');
  await expect(section(page)).toContainText('You are signed in.');

  await button(page, 'Sign out').click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(section(page).getByText('You are signed out.')).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  await expect(page).toHaveURL('/en/signup/#sign-in');
  await page.reload();
  await expect(button(page, 'Sign in')).toBeEnabled();
  await expect(section(page)).not.toContainText('Camille Martin');
});

test('uses the authorization code flow with PKCE, and keeps everything in session storage', async ({
  page,
  context,
}) => {
  await signIn(page, '/en/signup/', 'Sign in');
  await expect(section(page)).toContainText('Camille Martin');
  expect(page.url()).not.toContain('code=');
  const request = provider.requests.at(-1);
  expect(Object.fromEntries(request ?? [])).toMatchObject({
    client_id: CLIENT_ID,
    response_type: 'code',
    code_challenge_method: 'S256',
  });
  expect(await context.cookies(new URL(page.url()).origin)).toEqual([]);
  const stored = await page.evaluate(() => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
  ]);
  expect(stored[0]).not.toContain('camille');
  expect(stored[1]).toContain('camille');
});

test('cancelling at the provider shows a message, and signing in still works', async ({ page }) => {
  await page.goto('/signup/');
  await button(page, 'Se connecter').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(section(page).getByText('La connexion a été interrompue')).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  await expect(page).toHaveURL('/signup/#sign-in');

  await button(page, 'Se connecter').click();
  await signInAtProvider(page);
  await expect(section(page)).toContainText('Camille Martin');
});

/** A page with replaced text, and its policy with matching hashes. */
function replaced(html: string, text: string, by: string): string {
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  return elements(parseHtml(html), 'script')
    .map(textOf)
    .reduce((page, script) => page.replace(hash(script), hash(script.replaceAll(text, by))), html)
    .replaceAll(text, by);
}

test('with one redirect URI for both languages, visitors return to the page they started from', async ({
  page,
  context,
}) => {
  // Chromium does not know the address space of an intercepted page, and would block requests to loopback.
  await context.grantPermissions(['local-network-access']);
  // The same page, as a build with AUTH_REDIRECT_URI makes it.
  await page.route('**/en/signup/', async (route) => {
    const { pathname } = new URL(route.request().url());
    // Only the browser resolves the site's host name.
    const response = await route.fetch({ url: `http://localhost:${portOf('variant')}${pathname}` });
    const redirect = (address: string) => `"redirectUri":"${ORIGIN}${address}"`;
    const body = await response.text();
    expect(body).toContain(redirect('/en/signup/'));
    await route.fulfill({
      response,
      body: replaced(body, redirect('/en/signup/'), redirect('/signup/')),
    });
  });
  await signIn(page, '/en/signup/', 'Sign in');
  await expect(section(page)).toContainText('You are signed in.');
  expect(provider.requests.at(-1)?.get('redirect_uri')).toBe(`${ORIGIN}/signup/`);
  expect(page.url()).not.toContain('code=');
});

test('coming back with the Back button shows a message', async ({ page }) => {
  await page.goto('/en/signup/');
  await button(page, 'Sign in').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
  await page.goBack();
  await expect(section(page)).toContainText('Sign-in was interrupted.');
  await button(page, 'Sign in').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
});

test('a provider that does not respond causes an error message, and a retry works', async ({
  page,
}) => {
  await provider.stop();
  await page.goto('/signup/');
  await button(page, 'Se connecter').click();
  await expect(section(page).getByRole('alert')).toContainText('La connexion n’a pas abouti.');
  expect(await axeFaults(page)).toEqual([]);
  await provider.start();
  await button(page, 'Réessayer').click();
  await signInAtProvider(page);
  await expect(section(page)).toContainText('Camille Martin');
});

test('a provider that fails after the redirect causes an error message, and a retry works', async ({
  page,
}) => {
  await page.route(`${ISSUER}token**`, (route) => route.abort());
  await signIn(page, '/signup/', 'Se connecter');
  await expect(section(page).getByRole('alert')).toBeInViewport();
  await page.unroute(`${ISSUER}token**`);
  await button(page, 'Réessayer').click();
  await expect(section(page)).toContainText('Camille Martin');
});

test('signs out locally even when the provider does not respond', async ({ page }) => {
  await signIn(page, '/en/signup/', 'Sign in');
  await expect(section(page)).toContainText('Camille Martin');
  await page.reload();
  await expect(section(page)).toContainText('Camille Martin');
  await page.route(`${ISSUER}**`, (route) => route.abort());
  await button(page, 'Sign out').click();
  // On the browser's own error page, storage throws.
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage)).catch(() => '');
  await expect.poll(kept).not.toContain('camille');
  await page.goto('/en/signup/');
  await expect(button(page, 'Sign in')).toBeEnabled();
  expect(await kept()).not.toContain('camille');
});

test('an unsolicited response signs nobody in', async ({ page }) => {
  await page.goto('/signup/#code=stolen&state=forged');
  await expect(section(page).getByRole('alert')).toContainText('La connexion n’a pas abouti.');
  expect(page.url()).not.toContain('stolen');
});

test('reports when its code cannot be loaded, and retries on demand', async ({ page }) => {
  await page.goto('/signup/');
  await expect(button(page, 'Se connecter')).toBeEnabled();
  await page.evaluate(() => {
    addEventListener('preloaderror', (event) => {
      document.documentElement.dataset.preloaderror = String(event.cancelable);
    });
  });
  await page.route('**/_next/static/islands/**', (route) => route.abort());
  await button(page, 'Se connecter').click();
  await expect(section(page).getByRole('alert')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-preloaderror', 'true');
  // A new deployment may have replaced its code; only a reload fetches that.
  await expect(page.locator('[data-reload-offer]')).toBeVisible();
  await page.unroute('**/_next/static/islands/**');
  await button(page, 'Réessayer').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
});

test('keeps the labels of the page while its code loads', async ({ page }) => {
  await page.goto('/en/signup/');
  await expect(button(page, 'Sign in')).toBeEnabled();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/islands/**', async (route) => {
    await held;
    await route.continue();
  });
  await button(page, 'Sign in').click();
  await expect(button(page, 'Loading…')).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  release();
  await page.waitForURL(`${ISSUER}interaction/**`);
});

test('offers no sign-in when its scripts cannot be loaded', async ({ page }) => {
  await page.route('**/_next/static/islands/*.js', (route) => route.abort());
  await page.goto('/signup/');
  await expect(page.locator('[data-reload-offer]')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await expect(section(page).locator('h2')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that signing in needs JavaScript, without a dead button', async ({ page }) => {
    await page.goto('/signup/');
    await expect(section(page)).toContainText('La connexion a besoin de JavaScript', {
      useInnerText: true,
    });
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
