import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleIslands } from '@/islands/build/bundle';
import { addressOf, listFiles } from '@/lib/exported-files';
import { expect, startIslands, test } from './support/site';

const out = 'out';
const SCRIPTS = '**/_next/static/islands/*.js';

/** Addresses of the pages with islands. */
const islandPages = (): string[] =>
  listFiles(out, 'index.html')
    .filter((file) => readFileSync(path.join(out, file), 'utf8').includes('data-island='))
    .map(addressOf);

/** What an island's script is called without its hash. */
const nameOf = (file: string): string => file.replace(/-\w+\.js$/, '');

/** Serves the islands with the development build of React, which says what it finds wrong. */
async function useDevelopmentReact(page: Page): Promise<void> {
  const { scripts } = await bundleIslands(true);
  await page.route(SCRIPTS, (route) => {
    const file = path.posix.basename(new URL(route.request().url()).pathname);
    const script =
      scripts.find(({ name }) => name === file) ??
      scripts.find(({ name }) => nameOf(name) === nameOf(file) && nameOf(name) !== 'chunk');
    // Pages also preload the shared scripts of production, which nothing imports now.
    return route.fulfill({ contentType: 'text/javascript', body: script?.content ?? '' });
  });
}

/** Everything that is written to the console, but for an advertisement of React's. */
function consoleOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('React DevTools')) messages.push(message.text());
  });
  return messages;
}

for (const [build, prepare] of [
  ['production', async () => undefined],
  ['development', useDevelopmentReact],
] as const) {
  test(`server and browser agree on every island, in React’s ${build} build`, async ({ page }) => {
    await prepare(page);
    const messages = consoleOf(page);
    const addresses = islandPages();
    expect(addresses).toEqual(expect.arrayContaining(['/', '/en/', '/signup/', '/en/signup/']));
    for (const address of addresses) {
      await page.goto(address);
      await startIslands(page);
      for (const form of await page.locator('form[data-draft]').all()) {
        await form.locator('input').first().focus();
        await expect(form).toHaveAttribute('data-in-place');
      }
      expect(messages, address).toEqual([]);
    }
  });
}

test('a disagreement is noticed', async ({ page, context, troubles }) => {
  // Chromium cannot tell where a page served by the test comes from, and would guard the loopback.
  await context.grantPermissions(['local-network-access']);
  await page.route('/en/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"lead":"/, '$&Not what the server wrote');
    await route.fulfill({ response, body });
  });
  await useDevelopmentReact(page);
  await page.goto('/en/');
  await startIslands(page);
  await expect.poll(() => troubles.join('\n')).toContain('Not what the server wrote');
  troubles.length = 0;
});
