import type { Page, Route } from '@playwright/test';
import { cuttingProxy } from '../support/cutting-proxy';
import { fill, newAddress, stored, submit } from '../support/demo-requests';
import { expectDocument, offer, SCRIPTS, visit, wordsOf } from '../support/document';
import { hold } from '../support/hold';
import { english, expect, kinds, startIslands, test } from '../support/site';

const islandPages = ['/', '/signup/'] as const;

/** Scripts that the islands of a page need to start. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  const lists = [...html.matchAll(/data-island="([^"]*)"/g)].map(([, list = '']) =>
    list.split(' '),
  );
  return [...new Set(lists.flat())];
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
        test.setTimeout(600_000);
        await noteFailures(page);
        const words = await wordsOf(page, address);
        const scripts = await scriptsOf(page, address);
        expect(scripts.length).toBeGreaterThan(3);
        // Each script fails once, on the page with the form; the kind of failure does not depend on the script.
        const isThorough = how === 'blocked' && address === '/signup/';
        for (const script of isThorough ? scripts : scripts.slice(-1)) {
          await page.route(`**${script}`, fail);
          await page.goto(address);
          await visit(page);
          await expect(offer(page)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-failed', /_next.* true$/);
          await page.waitForLoadState('networkidle');
          await expect(page.locator('h1')).toBeVisible();
          // Delayed answers of this page must not come to the next one.
          await page.unrouteAll({ behavior: 'wait' });
        }
        await page.route(SCRIPTS, fail);
        await page.goto(address);
        await visit(page);
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
      const proxy = await cuttingProxy(baseURL ?? '', (path) => path.includes('/islands/chunk-'));
      const words = await wordsOf(page, address);
      await page.goto(proxy.origin + address);
      await visit(page);
      await expect(offer(page)).toBeVisible();
      expect(await page.locator('main').textContent()).toBe(words);
      proxy.close();
      troubles.length = 0;
    });

    test(`${address} is complete while its scripts are slow, and shows no notice`, async ({
      page,
    }) => {
      const release = await hold(page, SCRIPTS);
      await page.goto(address);
      await page.mouse.move(5, 5);
      await page.mouse.down();
      await expectDocument(page, address, await page.locator('main').textContent());
      await page.goto(address);
      await visit(page);
      await expect(offer(page)).toBeHidden();
      release();
      await startIslands(page);
      await expect(offer(page)).toBeHidden();
    });
  }

  test('the reload offer is announced, reloads, and can be dismissed', async ({
    page,
    troubles,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/en/');
    await visit(page);
    await expect(page.getByRole('status').filter({ has: offer(page) })).toContainText(
      'Part of this page could not load.',
    );
    await offer(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer(page)).toBeHidden();

    await page.reload();
    await expect(offer(page)).toBeVisible();
    await page.unroute(SCRIPTS);
    await offer(page).getByRole('link', { name: 'Reload the page' }).click();
    await startIslands(page);
    await expect(offer(page)).toBeHidden();
    troubles.length = 0;
  });

  test('a listener can handle a script that failed to load', async ({ page, troubles }) => {
    await noteFailures(page, { take: true });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/signup/');
    await visit(page);
    await expect(page.locator('html')).toHaveAttribute('data-failed', /true$/);
    await expect(offer(page)).toBeHidden();
    troubles.length = 0;
  });

  test('an old tab keeps what is typed when a deployment has replaced its scripts', async ({
    page,
    troubles,
  }) => {
    await page.route(SCRIPTS, failures.missing as (route: Route) => Promise<void>);
    await page.goto('/signup/');
    await fill(page, 'ada@company.example');
    await expect(offer(page)).toBeVisible();

    // Still the old deployment, for instance from a cache: only the document keeps the answers.
    await page.reload();
    await visit(page);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('[name=email]')).toHaveValue('ada@company.example');
    await page.locator('[name=message]').fill('Deux lignes\nde texte');

    await page.unroute(SCRIPTS);
    await offer(page).getByRole('link').click();
    await startIslands(page);
    await expect(page.locator('[name=email]')).toHaveValue('ada@company.example');
    await expect(page.locator('[name=sector]')).toHaveValue('energy');
    await expect(page.locator('[name=message]')).toHaveValue('Deux lignes\nde texte');
    troubles.length = 0;
  });

  test('what was submitted before its part failed to load is left to the browser', async ({
    page,
    troubles,
  }) => {
    const email = newAddress();
    await page.goto('/en/signup/');
    await startIslands(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await submit(page).click();
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('form')).not.toHaveAttribute('novalidate');
    await expect(page.locator('[name=firstName]')).toBeFocused();
    await fill(page, email);
    await submit(page).click();
    await expect(page).toHaveURL('/en/signup/confirmation/');
    expect(await stored(email)).toBe(1);
    troubles.length = 0;
  });

  test('a request sent without the scripts leaves no draft', async ({ page, troubles }) => {
    const email = newAddress();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/en/signup/');
    await visit(page);
    await expect(offer(page)).toBeVisible();
    await fill(page, email);
    await submit(page).click();
    await expect(page).toHaveURL('/en/signup/confirmation/');
    expect(await stored(email)).toBe(1);
    await page.goto('/en/signup/');
    await visit(page);
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('[name=email]')).toHaveValue('');
    troubles.length = 0;
  });
});

test('without the enhancer every kind of page is complete, and the form can be sent', async ({
  page,
  troubles,
}) => {
  await page.route('**/enhance-*.js', (route) => route.abort());
  for (const address of [...kinds, english('/')]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(page.locator('[data-header]')).toHaveCSS('background-color', 'rgb(251, 248, 241)');
    const hidden = await page
      .locator('main section, main [role=tabpanel]')
      .evaluateAll((panels) => panels.filter((panel) => !panel.checkVisibility()).length);
    expect(hidden).toBe(0);
  }
  await page.locator('nav summary').first().click();
  await expect(page.getByRole('link', { name: 'RegPilot' }).first()).toBeVisible();
  await page.goto('/signup/');
  await expectDocument(page, '/signup/', await page.locator('main').textContent());
  troubles.length = 0;
});
