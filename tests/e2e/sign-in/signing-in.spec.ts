import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { elements, parseHtml, textOf } from '@/lib/html';
import { portOf } from '@/tests/servers/e2e-ports';
import { CLIENT_ID, ISSUER, ORIGIN, PLATFORM } from '@/tests/variant/settings';
import { axeFaults } from '../support/axe';
import { button, expect, section, signIn, signInAtProvider, test } from '../support/sign-in';

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
  await expect(section(page)).toContainText('You are logged in.');

  await button(page, 'Log out').click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(section(page).getByText('You are logged out.')).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  await expect(page).toHaveURL('/en/signup/#sign-in');
  await page.reload();
  await expect(button(page, 'Log in')).toBeEnabled();
  await expect(section(page)).not.toContainText('Camille Martin');
});

test('asks to sign in again once the session has expired', async ({ page }) => {
  await page.clock.install();
  await signIn(page, '/en/signup/', 'Log in');
  await expect(section(page)).toContainText('Camille Martin');
  await page.clock.fastForward('02:00:00');
  await expect(section(page).getByText('Your session has ended.')).toBeVisible();
  await expect(section(page)).not.toContainText('Camille Martin');
  expect(await axeFaults(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain('camille');
  await page.reload();
  await expect(button(page, 'Log in')).toBeEnabled();
});

test('uses the authorization code flow with PKCE, and keeps everything in session storage', async ({
  page,
  context,
  provider,
}) => {
  await signIn(page, '/en/signup/', 'Log in');
  await expect(section(page)).toContainText('Camille Martin');
  expect(page.url()).not.toContain('code=');
  const request = provider.requests.at(-1);
  expect(Object.fromEntries(request ?? [])).toMatchObject({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid profile',
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
  provider,
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
  await signIn(page, '/en/signup/', 'Log in');
  await expect(section(page)).toContainText('You are logged in.');
  expect(provider.requests.at(-1)?.get('redirect_uri')).toBe(`${ORIGIN}/signup/`);
  expect(page.url()).not.toContain('code=');
});
