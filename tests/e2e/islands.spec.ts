import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { bundleIslands } from '@/browser/islands/build/bundle';
import { addressOf, listFiles } from '@/lib/exported-files';
import { fill } from './support/demo-requests';
import { offer, SCRIPTS } from './support/loading';
import { expect, startIslands, test } from './support/site';

/** Serves the islands with the development build of React, which says what it finds wrong. */
async function useDevelopmentReact(page: Page): Promise<void> {
  const { scripts } = await bundleIslands(true);
  const nameOf = (file: string) => file.replace(/-\w+\.js$/, '');
  await page.route(SCRIPTS, (route) => {
    const file = path.posix.basename(new URL(route.request().url()).pathname);
    const script =
      scripts.find(({ name }) => name === file) ??
      scripts.find(({ name }) => nameOf(name) === nameOf(file) && nameOf(name) !== 'chunk');
    // Pages also preload the shared scripts of production, which nothing imports now.
    return route.fulfill({ contentType: 'text/javascript', body: script?.content ?? '' });
  });
}

test('server and browser agree on every island', async ({ page }) => {
  await useDevelopmentReact(page);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('React DevTools')) messages.push(message.text());
  });
  const pages = listFiles('out', 'index.html').filter((file) =>
    readFileSync(path.join('out', file), 'utf8').includes('data-island='),
  );
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'en/signup/index.html']));
  for (const address of pages.map(addressOf)) {
    await page.goto(address);
    await startIslands(page);
    for (const form of await page.locator('form[data-draft]').all()) {
      await form.locator('input').first().focus();
      await expect(form).toHaveAttribute('data-in-place');
    }
    expect(messages, address).toEqual([]);
  }
});

test('an island that throws is put back alone: others go on', async ({ page, troubles }) => {
  await page.goto('/en/');
  await startIslands(page);
  const typed = page.locator('#typed-phrase');
  await expect(typed.getByRole('button', { name: 'Pause the animation' })).toBeVisible();
  await page.evaluate(() => {
    const { setTimeout: wait } = window;
    // The typed phrase alone waits for times as short as these.
    const broken = (run: () => void, time = 0) => {
      if (time === 22 || time === 55) throw new Error('Broken on purpose');
      return wait(run, time);
    };
    Object.assign(window, { setTimeout: broken });
  });
  await expect(offer(page)).toBeVisible();
  const response = await page.request.get('/en/');
  const [, written = ''] = /id="typed-phrase"[^>]*>(.*?)<script/s.exec(await response.text()) ?? [];
  expect(written).toContain('data-typed');
  await expect.poll(() => typed.innerHTML()).toBe(written.replace(/<\/div>$/, ''));
  await page.locator('#conversations').getByRole('button', { name: 'Next slide' }).click();
  await expect(page.locator('#conversations [aria-live]')).toHaveText(/2 of 3/);
  troubles.length = 0; // React reports what the test broke.
});

/** Brings every island near, so that it starts or fails to. */
async function visit(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all())
    await island.scrollIntoViewIfNeeded();
}

/** Scripts that the islands of a page need to start. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  const lists = [...html.matchAll(/data-island="([^"]*)"/g)].map(([, list = '']) =>
    list.split(' '),
  );
  return [...new Set(lists.flat())];
}

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<p>404' });

for (const address of ['/en/', '/signup/']) {
  test(`${address} stays a document, whichever script fails`, async ({ page, troubles }) => {
    test.setTimeout(600_000);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    const words = await page.locator('main').textContent();
    await page.unroute('**/*.js');

    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(3);
    // Each script fails once, on the page with the form; on the other, the last to load.
    for (const script of address === '/signup/' ? scripts : scripts.slice(-1)) {
      await page.route(`**${script}`, missing);
      await page.goto(address);
      await visit(page);
      await expect(offer(page)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    }
    await page.route(SCRIPTS, missing);
    await page.goto(address);
    await visit(page);
    await expect(offer(page)).toBeVisible();
    expect(await page.locator('main').textContent()).toBe(words);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('form[novalidate]')).toHaveCount(0);
    troubles.length = 0; // The browser reports the failed scripts, as expected.
  });
}

test('an old tab keeps what is typed when a deployment has replaced its scripts', async ({
  page,
  troubles,
}) => {
  await page.route(SCRIPTS, missing);
  await page.goto('/signup/');
  await fill(page, 'ada@company.example');
  await expect(page.getByRole('status').filter({ has: offer(page) })).toContainText('Recharger');

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
