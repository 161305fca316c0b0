import { site } from '@/lib/config/site';
import { fill, newAddress, stored, submit, takeOver } from './support/demo-requests';
import { hold, SCRIPTS } from './support/loading';
import { expect, SERVER, startIslands, test } from './support/site';

test('every validation error is shown, linked and corrected', async ({ page }) => {
  await page.goto('/signup/');
  await startIslands(page);
  // The first click on an untouched form, before what validates it has come.
  const release = await hold(page, SCRIPTS);
  await submit(page).click();
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.locator('[name=message]').fill('Jeudi ?');
  release();
  const summary = page.locator('form [role=alert]');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Le prénom est requis',
    'Le nom est requis',
    'L’adresse e-mail est requise',
    'L’organisation est requise',
    'La fonction est requise',
    'Le secteur est requis',
    'La taille de l’entreprise est requise',
  ]);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(7);
  await expect(page.locator('[name=message]')).toHaveValue('Jeudi ?');
  expect((await page.title()).replace(/\s/g, ' ')).toContain('Erreur : ');

  await fill(page, 'not an address');
  await page.locator('[name=sector]').selectOption('other');
  await submit(page).click();
  const other = 'Précisez votre secteur';
  await expect(summary.getByRole('link')).toHaveText(['Adresse e-mail invalide', other]);
  await summary.getByRole('link', { name: other }).click();
  await expect(page.locator('[name=otherSector]')).toBeFocused();
  await page.locator('[name=sector]').selectOption('energy');
  await expect(page.locator('[name=otherSector]')).toBeHidden();
});

test(
  'a draft survives a reload and a switch of language, and is sent once on a double click, proven unseen',
  SERVER,
  async ({ page }) => {
    const email = newAddress();
    await page.goto('/signup/');
    await takeOver(page);
    await fill(page, email);
    await page.locator('[name=message]').fill('Deux lignes\nhttps://eur-lex.europa.eu/');
    await page.reload();
    await takeOver(page);
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await page.goto('/en/signup/');
    await takeOver(page);
    await expect(page.locator('[name=message]')).toHaveValue(
      'Deux lignes\nhttps://eur-lex.europa.eu/',
    );
    // The second click would take the focus off an answer that came before it.
    const release = await hold(page, '**/api/demo-requests/');
    await submit(page).dblclick();
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Request received!' })).toBeFocused();
    await expect(page.locator('[data-received]')).toContainText(
      /invitation arrives within 24 hours/,
    );
    const step = page.locator('aside ol > :first-child');
    expect(await step.evaluate((one) => getComputedStyle(one, '::before').content)).toMatch(/✓/);
    expect(await stored(email)).toBe(1);
    expect(await stored(email, 'spam = 0')).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('demoRequestDraft'))).toBeNull();
  },
);

test('offline, then with a lost answer: values are kept, and the request is stored once', async ({
  page,
  context,
  troubles,
}) => {
  const email = newAddress();
  await page.goto('/en/signup/');
  await takeOver(page);
  await fill(page, email);
  await context.setOffline(true);
  await submit(page).click();
  const alert = page.locator('form [role=alert]');
  await expect(alert).toContainText('You seem to be offline');
  const [write, own] = [alert.getByRole('link'), site.email ? 1 : 0];
  await expect(write).toHaveCount(own);
  if (own) await expect(write).toHaveAttribute('href', /^mailto:.*ada\./);
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await context.setOffline(false);

  // The receiver stores the request, but its response is lost.
  await page.route('**/api/demo-requests/', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: '' });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('The service ran into an error');
  expect(await stored(email)).toBe(1);
  await page.unroute('**/api/demo-requests/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Request received!' })).toBeVisible();
  expect(await stored(email)).toBe(1);
  troubles.length = 0; // The browser reports the failed requests, as expected.
});

test('a message to the team is sent by the browser, with a proof', SERVER, async ({ page }) => {
  const email = newAddress();
  await page.goto('/message/');
  const challenge = page.waitForResponse('**/api/demo-requests/challenge/**');
  await page.locator('[name=email]').fill(email);
  await challenge;
  await page.locator('[name=message]').fill('Le lien <a> n’a pas d’intitulé.');
  // Somebody who types takes longer.
  await page.waitForTimeout(1000);
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();
  await expect(page).toHaveURL('/message/#received');
  expect(await stored(email, 'spam = 0')).toBe(1);
});

test.describe('without JavaScript', SERVER, () => {
  test.use({ javaScriptEnabled: false });

  test('the receiver explains an error, keeps the values, and leads to the confirmation', async ({
    page,
    troubles,
  }) => {
    const email = newAddress();
    await page.goto('/en/signup/');
    await fill(page, email);
    await page.locator('[name=sector]').selectOption('other');
    await submit(page).click();
    await expect(page.getByText('Please specify for Other').first()).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
    await page.locator('[name=sector]').selectOption('energy');
    await page.locator('form button').click();
    await expect(page).toHaveURL('/en/signup/#received');
    await expect(page.getByRole('heading', { name: 'Request received!' })).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    expect(await stored(email)).toBe(1);
    troubles.length = 0; // The browser reports the status 422.
  });

  test('a message is refused with its reason, then stored and confirmed', async ({
    page,
    troubles,
  }) => {
    const email = newAddress();
    await page.goto('/message/');
    const thanks = page.getByRole('heading', { name: 'Message reçu' });
    await expect(thanks).toBeHidden();
    // The browser finds nothing wrong with this address; the receiver does.
    // The page holds the word together by a joiner.
    const field = page.getByRole('textbox', { name: /^Votre adresse e-\u2060?mail/ });
    await field.fill('ada@company');
    await page.getByRole('textbox', { name: 'Votre message' }).fill('Quelles données ?');
    await page.getByRole('button', { name: 'Envoyer mon message' }).click();
    await expect(page.getByRole('link', { name: 'Adresse e-mail invalide' })).toBeVisible();
    await field.fill(email);
    await page.getByRole('button', { name: 'Envoyer mon message' }).click();
    await expect(page).toHaveURL('/message/#received');
    await expect(thanks).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Envoyer mon message' })).toBeHidden();
    expect(await stored(email)).toBe(1);
    troubles.length = 0; // The browser reports the status 422.
  });
});
