import type { Page, Route } from '@playwright/test';
import { cuttingProxy } from '../support/cutting-proxy';
import { fill, newAddress, stored, submit } from '../support/demo-requests';
import { english, expect, kinds, test } from '../support/site';

const CHUNKS = '**/_next/static/chunks/*.js';
const islandPages = ['/', '/signup/'] as const;

const offer = (page: Page) => page.locator('[data-reload-offer]');
const hydrated = (page: Page) =>
  page.locator('form[novalidate], section [data-live]').first().waitFor();

/** The framework's scripts on a page. */
async function chunksOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  const [, list = '[]'] = /data-framework[^>]*>([^<]*)</.exec(html) ?? [];
  return JSON.parse(list);
}

/** Records each `preloaderror` on the root element; a page can be made to handle it. */
async function noteFailures(page: Page, { take = false } = {}): Promise<void> {
  await page.addInitScript((prevent) => {
    addEventListener('preloaderror', (event) => {
      const { detail, cancelable } = event as CustomEvent<Error>;
      document.documentElement.dataset.failed = `${detail.message} ${cancelable}`;
      if (prevent) event.preventDefault();
    });
  }, take);
}

/** The static page: its text, and a form that works without JavaScript. */
async function expectDocument(page: Page, address: string, words: string | null): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('main').textContent()).toBe(words);
  await expect(page.locator('[inert]')).toHaveCount(0);
  if (!address.endsWith('/signup/')) return;
  await expect(page.locator('form')).not.toHaveAttribute('novalidate');
  const email = newAddress();
  await fill(page, email);
  await submit(page).click();
  await expect(page).toHaveURL(`${address}confirmation/`);
  expect(await stored(email)).toBe(1);
}

/** The text of a page whose scripts fail, which must stay. */
async function wordsOf(page: Page, address: string): Promise<string | null> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  const words = await page.locator('main').textContent();
  await page.unroute('**/*.js');
  return words;
}

const failures: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort(),
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>404' }),
  // Once the others are loaded, and could run without it.
  'cut late': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.abort();
  },
};

test.describe('scripts that fail to load', () => {
  for (const address of islandPages) {
    for (const [how, fail] of Object.entries(failures)) {
      test(`${address} stays a document when a script is ${how}`, async ({ page, troubles }) => {
        test.setTimeout(90_000);
        await noteFailures(page);
        const words = await wordsOf(page, address);
        const chunks = await chunksOf(page, address);
        expect(chunks.length).toBeGreaterThan(4);
        // Each script fails once; the kind of failure does not depend on the script.
        for (const chunk of how === 'blocked' ? chunks : chunks.slice(-1)) {
          await page.route(`**${chunk}`, fail);
          await page.goto(address);
          await expect(offer(page)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-failed', /_next.* true$/);
          await page.waitForLoadState('networkidle');
          expect(await page.locator('main').textContent()).toBe(words);
          await expect(page.locator('form[novalidate], [inert]')).toHaveCount(0);
          await page.unroute(`**${chunk}`);
        }
        await page.route(CHUNKS, fail);
        await page.goto(address);
        await expect(offer(page)).toBeVisible();
        await expectDocument(page, address, words);
        troubles.length = 0; // The browser reports the failed scripts, as expected.
      });
    }

    test(`${address} stays usable when the connection drops in the middle of a script`, async ({
      page,
      baseURL,
      troubles,
    }) => {
      const proxy = await cuttingProxy(baseURL ?? '', (path) => path.includes('/chunks/turbopack'));
      const words = await wordsOf(page, address);
      await page.goto(proxy.origin + address);
      await expect(offer(page)).toBeVisible();
      expect(await page.locator('main').textContent()).toBe(words);
      proxy.close();
      troubles.length = 0;
    });

    test(`${address} is complete while its scripts are slow, and shows no notice`, async ({
      page,
    }) => {
      await page.route(CHUNKS, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3500));
        await route.continue();
      });
      await page.goto(address);
      await page.mouse.move(5, 5);
      await page.mouse.down();
      await expectDocument(page, address, await page.locator('main').textContent());
      await page.goto(address);
      await hydrated(page);
      await expect(offer(page)).toBeHidden();
    });
  }

  test('the reload offer is announced, reloads, and can be dismissed', async ({
    page,
    troubles,
  }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/en/');
    await expect(page.getByRole('status').filter({ has: offer(page) })).toContainText(
      'Part of this page could not load.',
    );
    await offer(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer(page)).toBeHidden();

    await page.reload();
    await expect(offer(page)).toBeVisible();
    await page.unroute(CHUNKS);
    await offer(page).getByRole('link', { name: 'Reload the page' }).click();
    await hydrated(page);
    await expect(offer(page)).toBeHidden();
    troubles.length = 0;
  });

  test('a listener can handle a script that failed to load', async ({ page, troubles }) => {
    await noteFailures(page, { take: true });
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/signup/');
    await expect(page.locator('html')).toHaveAttribute('data-failed', /true$/);
    await expect(offer(page)).toBeHidden();
    troubles.length = 0;
  });

  test('an old tab keeps what is typed when a deployment has replaced its scripts', async ({
    page,
    troubles,
  }) => {
    await page.route(CHUNKS, failures.missing as (route: Route) => Promise<void>);
    await page.goto('/signup/');
    await fill(page, 'ada@company.example');
    await expect(offer(page)).toBeVisible();

    // Still the old deployment, for instance from a cache: only the document keeps the answers.
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('[name=email]')).toHaveValue('ada@company.example');
    await page.locator('[name=message]').fill('Deux lignes\nde texte');

    await page.unroute(CHUNKS);
    await offer(page).getByRole('link').click();
    await hydrated(page);
    await expect(page.locator('[name=email]')).toHaveValue('ada@company.example');
    await expect(page.locator('[name=sector]')).toHaveValue('energy');
    await expect(page.locator('[name=message]')).toHaveValue('Deux lignes\nde texte');
    troubles.length = 0;
  });

  test('a request sent without the scripts leaves no draft', async ({ page, troubles }) => {
    const email = newAddress();
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/en/signup/');
    await expect(offer(page)).toBeVisible();
    await fill(page, email);
    await submit(page).click();
    await expect(page).toHaveURL('/en/signup/confirmation/');
    expect(await stored(email)).toBe(1);
    await page.goto('/en/signup/');
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('[name=email]')).toHaveValue('');
    troubles.length = 0;
  });
});

test.describe('an island that throws', () => {
  test('in the form leaves the page and the typed values in place', async ({ page, troubles }) => {
    // As without https, where browsers lack this function.
    await page.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
    await page.route(CHUNKS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/signup/');
    const words = await page.locator('main').textContent();
    await page.locator('[name=firstName]').fill('Grace');
    await page.locator('[name=sector]').selectOption('mining');
    await page.locator('[name=role]').focus();
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Grace');
    await expect(page.locator('[name=sector]')).toHaveValue('mining');
    await expect(page.locator('[name=role]')).toBeFocused();
    await expectDocument(page, '/signup/', words);
    troubles.length = 0; // React reports what the test broke.
  });

  test('on the landing page leaves its slides scrollable', async ({ page, troubles }) => {
    const words = await wordsOf(page, '/en/');
    await page.goto('/en/');
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(window, {
        setTimeout: () => {
          throw new Error('Broken on purpose');
        },
      });
    });
    await page.locator('#features').getByRole('button', { name: 'Next slide' }).click();
    // Unless something else has used the broken clock already.
    for (const name of ['Pause the animation', 'Resume the animation']) {
      if (await offer(page).isVisible()) break;
      await page
        .getByRole('button', { name })
        .click({ timeout: 3000 })
        .catch(() => {});
    }
    await expect(offer(page)).toBeVisible();
    await expectDocument(page, '/en/', words);

    // The header is unchanged and still works.
    await page.locator('nav summary').first().click();
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0);
    troubles.length = 0;
  });
});

test('without the enhancer every kind of page is complete, and the form can be sent', async ({
  page,
  troubles,
}) => {
  await page.route('**/enhance-*.js', (route) => route.abort());
  for (const address of kinds.flatMap((french) => [french, english(french)])) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(page.locator('[data-header]')).toHaveCSS('background-color', 'rgb(251, 248, 241)');
    for (const panel of await page.locator('main section, main [role=tabpanel]').all())
      await expect(panel).toBeVisible();
  }
  await page.locator('nav summary').first().click();
  await expect(page.getByRole('link', { name: 'RegPilot' }).first()).toBeVisible();
  await page.goto('/signup/');
  await expectDocument(page, '/signup/', await page.locator('main').textContent());
  troubles.length = 0;
});
