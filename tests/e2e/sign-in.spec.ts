import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { elements, parseHtml, textOf } from '@/lib/html';
import { portOf } from '@/tests/servers/e2e-ports';
import { CLIENT_ID, ISSUER, ORIGIN, PLATFORM } from '@/tests/settings';
import { axeFaults } from './support/axe';
import { hold } from './support/loading';
import { button, expect, section, signIn, signInAtProvider, test } from './support/sign-in';

test('signs in with PKCE, keeps the session in the tab across languages, signs out', async ({
  page,
  context,
  provider,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/_next/'))
      scripts.push(response.text().catch(() => ''));
  });
  const hasLibrary = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('msal.js.browser'));
  await page.goto('/signup/');
  await expect(button(page, 'Se connecter')).toBeEnabled();
  expect(await hasLibrary()).toBe(false);
  expect(await axeFaults(page)).toEqual([]);
  const release = await hold(page, '**/_next/static/islands/**');
  await button(page, 'Se connecter').click();
  await expect(button(page, 'Chargement…')).toBeDisabled();
  expect(await axeFaults(page, '#sign-in')).toEqual([]);
  release();
  await signInAtProvider(page);
  await expect(section(page).getByText('Votre session est ouverte.')).toBeInViewport();
  expect(await hasLibrary()).toBe(true);
  await expect(page).toHaveURL('/signup/#sign-in');
  await expect(section(page)).toContainText('Camille Martin');
  await expect(section(page)).toContainText('camille@client.example');
  const platform = section(page).getByRole('link', { name: 'Ouvrir la plateforme' });
  await expect(platform).toHaveAttribute('href', PLATFORM);
  expect(await axeFaults(page)).toEqual([]);

  expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toMatchObject({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid profile',
    code_challenge_method: 'S256',
  });
  expect(await context.cookies(ORIGIN)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('camille');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('camille');

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

test('forgets a session that has expired, and one that the provider cannot end', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage)).catch(() => '');
  await signIn(page, '/en/signup/', 'Log in');
  await expect(section(page)).toContainText('Camille Martin');
  await page.route(`${ISSUER}**`, (route) => route.abort());
  await button(page, 'Log out').click();
  // On the browser's own error page, storage throws.
  await expect.poll(kept).not.toContain('camille');
  await page.unroute(`${ISSUER}**`);

  await page.clock.install();
  await page.goto('/en/signup/');
  await button(page, 'Log in').click();
  // The provider still knows who it is.
  await expect(section(page)).toContainText('Camille Martin');
  await page.clock.fastForward('02:00:00');
  await expect(section(page).getByText('Your session has ended.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await kept()).not.toContain('camille');
});

test('cancelling or going back is told, an answer nobody asked for signs nobody in', async ({
  page,
}) => {
  await page.goto('/signup/');
  await button(page, 'Se connecter').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(section(page).getByText('La connexion a été interrompue')).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  await expect(page).toHaveURL('/signup/#sign-in');
  await button(page, 'Se connecter').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
  await page.goBack();
  await expect(section(page)).toContainText('La connexion a été interrompue');

  await page.goto('/about/');
  await page.goto('/signup/#code=stolen&state=forged');
  await expect(section(page).getByRole('alert')).toContainText('La connexion n’a pas abouti.');
  expect(page.url()).not.toContain('stolen');
});

test('a provider that fails, before or after the redirect, is told, and a retry works', async ({
  page,
  provider,
}) => {
  await provider.stop();
  await page.goto('/signup/');
  await button(page, 'Se connecter').click();
  const alert = section(page).getByRole('alert');
  await expect(alert).toContainText('La connexion n’a pas abouti.');
  expect(await axeFaults(page)).toEqual([]);
  await provider.start();
  await page.route(`${ISSUER}token**`, (route) => route.abort());
  await button(page, 'Réessayer').click();
  await signInAtProvider(page);
  await expect(alert).toBeInViewport();
  await page.unroute(`${ISSUER}token**`);
  await button(page, 'Réessayer').click();
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

/**
 * Serves a page of the site with replaced text. Chromium does not know the address space of an intercepted page, and would
 * block requests to loopback: permit them before.
 */
const serve = (page: Page, address: string, text: string, by: string) =>
  page.route(`**${address}`, async (route) => {
    const { pathname } = new URL(route.request().url());
    // Only the browser resolves the site's host name.
    const response = await route.fetch({ url: `http://localhost:${portOf('site')}${pathname}` });
    const body = await response.text();
    expect(body).toContain(text);
    await route.fulfill({ response, body: replaced(body, text, by) });
  });

test('renews the session at a provider that follows OpenID Connect', async ({
  page,
  context,
  provider,
}) => {
  provider.seconds = 8;
  await context.grantPermissions(['local-network-access']);
  // The same page, as a build with AUTH_RENEWAL=on makes it.
  await serve(page, '/en/signup/', '"renews":false', '"renews":true');
  await signIn(page, '/en/signup/', 'Log in');
  await expect(section(page)).toContainText('You are logged in.');
  expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toMatchObject({
    scope: 'openid profile offline_access',
    prompt: 'consent',
  });
  // A page that a redirect leads to is not intercepted.
  await page.reload();
  await expect
    .poll(() => provider.grants, { timeout: 30_000 })
    .toEqual(['authorization_code', 'refresh_token', 'refresh_token']);
  await expect(section(page)).toContainText('You are logged in.');
});
