import { ISSUER } from '@/tests/variant/settings';
import { axeFaults } from '../support/axe';
import { hold } from '../support/hold';
import { button, expect, section, signIn, signInAtProvider, test } from '../support/sign-in';

test('coming back with the Back button shows a message', async ({ page }) => {
  await page.goto('/en/signup/');
  await button(page, 'Log in').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
  await page.goBack();
  await expect(section(page)).toContainText('Login was interrupted.');
  await button(page, 'Log in').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
});

test('a provider that does not respond causes an error message, and a retry works', async ({
  page,
  provider,
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
  await signIn(page, '/en/signup/', 'Log in');
  await expect(section(page)).toContainText('Camille Martin');
  await page.reload();
  await expect(section(page)).toContainText('Camille Martin');
  await page.route(`${ISSUER}**`, (route) => route.abort());
  await button(page, 'Log out').click();
  // On the browser's own error page, storage throws.
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage)).catch(() => '');
  await expect.poll(kept).not.toContain('camille');
  await page.goto('/en/signup/');
  await expect(button(page, 'Log in')).toBeEnabled();
  expect(await kept()).not.toContain('camille');
});

test('an unsolicited response signs nobody in', async ({ page }) => {
  await page.goto('/signup/#code=stolen&state=forged');
  await expect(section(page).getByRole('alert')).toContainText('La connexion n’a pas abouti.');
  expect(page.url()).not.toContain('stolen');
});

test('reports when its code cannot be loaded, and loads the page again on demand', async ({
  page,
}) => {
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
  await button(page, 'Se connecter').click();
  await page.waitForURL(`${ISSUER}interaction/**`);
});

test('keeps the labels of the page while its code loads', async ({ page }) => {
  await page.goto('/en/signup/');
  await expect(button(page, 'Log in')).toBeEnabled();
  const release = await hold(page, '**/_next/static/islands/**');
  await button(page, 'Log in').click();
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
