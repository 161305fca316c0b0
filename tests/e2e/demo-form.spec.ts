import { site } from '@/config/site';
import { fill, newAddress, stored, submit, takeOver } from './support/demo-requests';
import { SCRIPTS } from './support/document';
import { hold } from './support/hold';
import { expect, SERVER, startIslands, test } from './support/site';

const wording = {
  '/signup/': {
    title: 'Erreur : ',
    errors: [
      'Le prénom est requis',
      'Le nom est requis',
      'L’adresse e-mail est requise',
      'L’organisation est requise',
      'La fonction est requise',
      'Le secteur est requis',
      'La taille de l’entreprise est requise',
    ],
    invalid: 'Adresse e-mail invalide',
    other: 'Veuillez préciser pour Autre',
    success: 'Demande reçue',
    next: /invitation arrive sous 24\sh/,
  },
  '/en/signup/': {
    title: 'Error: ',
    errors: [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Organization is required',
      'Role is required',
      'Sector is required',
      'Company size is required',
    ],
    invalid: 'Invalid email address',
    other: 'Please specify for Other',
    success: 'Request received!',
    next: /invitation arrives within 24 hours/,
  },
} as const;

for (const [address, words] of Object.entries(wording)) {
  test(`${address} shows a message for every validation error`, async ({ page }) => {
    await page.goto(address);
    await startIslands(page);
    // The first click on an untouched form, before what validates it has come.
    const release = await hold(page, SCRIPTS);
    await submit(page).click();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await page.locator('[name=message]').fill('Jeudi ?');
    release();
    const summary = page.locator('form [role=alert]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([...words.errors]);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(words.errors.length);
    await expect(page.locator('[name=message]')).toHaveValue('Jeudi ?');
    expect((await page.title()).replace(/\s/g, ' ')).toContain(words.title);

    await fill(page, 'not an address');
    await page.locator('[name=sector]').selectOption('other');
    await expect(page.locator('[name=otherSector]')).toBeVisible();
    await submit(page).click();
    await expect(summary.getByRole('link')).toHaveText([words.invalid, words.other]);
    await summary.getByRole('link', { name: words.other }).click();
    await expect(page.locator('[name=otherSector]')).toBeFocused();
    await page.locator('[name=sector]').selectOption('energy');
    await expect(page.locator('[name=otherSector]')).toBeHidden();
  });

  test(`${address} submits a request, once on a double click`, SERVER, async ({ page }) => {
    const email = newAddress();
    await page.goto(address);
    await takeOver(page);
    await fill(page, email);
    // The second click would take the focus off an answer that came before it.
    const release = await hold(page, '**/api/demo-requests/');
    await submit(page).dblclick();
    release();
    await expect(page.getByRole('status').filter({ hasText: words.success })).toBeFocused();
    await expect(page.locator('[data-received]')).toContainText(words.next);
    const [number] = await page.locator('aside ol [aria-hidden]').all();
    expect(await number?.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"✓"');
    expect(await stored(email)).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('demoRequestDraft'))).toBeNull();
  });
}

test('nothing typed before hydration is lost', async ({ page }) => {
  const release = await hold(page, '**/_next/static/islands/*.js');
  await page.goto('/signup/');
  await fill(page, 'early@company.example');
  release();
  await expect(page.locator('form[data-in-place]')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue('early@company.example');
  await expect(page.locator('[name=sector]')).toHaveValue('energy');
});

test('a draft survives a reload and a language switch', async ({ page }) => {
  await page.goto('/signup/');
  await takeOver(page);
  await page.locator('[name=firstName]').fill('Ada');
  await page.locator('[name=message]').fill('Deux lignes\nde texte');
  await page.reload();
  await takeOver(page);
  await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
  await page.goto('/en/signup/');
  await takeOver(page);
  await expect(page.locator('[name=message]')).toHaveValue('Deux lignes\nde texte');
});

test('offline: values are kept, and the same request is sent once back online', async ({
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
  if (site.email) {
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:.*ada\./);
  } else await expect(alert.getByRole('link')).toHaveCount(0);
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Request received!')).toBeVisible();
  expect(await stored(email)).toBe(1);
  troubles.length = 0; // The browser reports the failed request.
});

test('a lost response, then a retry: stored once', async ({ page, troubles }) => {
  const email = newAddress();
  await page.goto('/en/signup/');
  await takeOver(page);
  await fill(page, email);
  // The receiver stores the request, but its response is lost.
  await page.route('**/api/demo-requests/', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: '' });
  });
  await submit(page).click();
  await expect(page.locator('form [role=alert]')).toContainText('The service ran into an error');
  await page.unroute('**/api/demo-requests/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Request received!')).toBeVisible();
  expect(await stored(email)).toBe(1);
  troubles.length = 0; // The browser reports the status 502, as expected.
});

test.describe('without JavaScript', SERVER, () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, confirmation] of [
    ['/signup/', '/signup/confirmation/'],
    ['/en/signup/', '/en/signup/confirmation/'],
  ] as const) {
    test(`${address} redirects to the confirmation page`, async ({ page }) => {
      const email = newAddress();
      await page.goto(address);
      await fill(page, email);
      await submit(page).click();
      await expect(page).toHaveURL(confirmation);
      await expect(page.locator('h1')).toContainText(
        address === '/signup/' ? 'Demande reçue' : 'Request received!',
      );
      await expect(page.locator('main')).toContainText(wording[address].next);
      await expect(page.locator('aside[data-received]')).toBeVisible();
      expect(await stored(email)).toBe(1);
    });
  }

  test('a cross-site form submission is rejected', async ({ page, baseURL, troubles }) => {
    const email = newAddress();
    const fields = { firstName: 'Ada', lastName: 'Byron', email, organization: 'A', role: 'B' };
    const inputs = Object.entries({ ...fields, sector: 'energy', companySize: '51-200' }).map(
      ([name, value]) => `<input name="${name}" value="${value}">`,
    );
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${baseURL}/api/demo-requests/">${inputs.join('')}<button>Go</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.example/');
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText('n’a pas été envoyée depuis notre site');
    expect(await stored(email)).toBe(0);
    troubles.length = 0; // The browser reports the status 403.
  });

  test('errors that only the receiver detects are explained, and values are kept', async ({
    page,
    troubles,
  }) => {
    await page.goto('/en/signup/');
    await fill(page, newAddress());
    await page.locator('[name=sector]').selectOption('other');
    await submit(page).click();
    await expect(page.getByText('Please specify for Other').first()).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
    troubles.length = 0; // The browser reports the status 422.
  });
});
