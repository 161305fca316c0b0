import { expect, type Page, test } from '@playwright/test';
import { startIslands } from '../e2e/support/site';
import { Development } from './development';

const GUIDE = 'content/guides/csrdguide';

test.describe.configure({ mode: 'serial' });

let site: Development;
let page: Page;

test.beforeAll(async ({ browser, baseURL }) => {
  site = new Development(baseURL ?? '');
  await site.ready();
  page = await browser.newPage({ baseURL: baseURL ?? '' });
});
test.afterAll(async () => site.stop());

test('a saved change of prose, data, glossary or messages reloads the page', async () => {
  await page.goto('/en/guides/csrdguide/');
  await expect(page.locator('h1')).toHaveText(/./);

  site.replace(`${GUIDE}/en.mdx`, /^title: .*/m, 'title: A title just typed');
  await expect(page.locator('h1')).toHaveText('A title just typed');

  site.replace(`${GUIDE}/en.mdx`, /^## .*\n/m, '$&\nA paragraph just typed.\n');
  await expect(page.getByText('A paragraph just typed.')).toBeVisible();

  site.editYaml('content/law/csrd.yaml', 'milestones', (milestone) => {
    milestone.setIn(['label', 'en'], `Just typed: ${milestone.getIn(['label', 'en'])}`);
  });
  await expect(page.getByText('Just typed: ').first()).toBeVisible();

  site.editYaml('content/glossary.yaml', 'terms', (term) => {
    if (term.get('id') === 'esrs') term.setIn(['expansion', 'en'], 'Sample');
  });
  await expect(page.locator('abbr[title^="Sample"]').first()).toBeVisible();

  site.replace('messages/en.json', '"All resources"', '"Every resource"');
  await expect(page.getByText('Every resource')).toBeVisible();
});

test('content errors replace the page until they are fixed', async () => {
  site.replace(`${GUIDE}/en.mdx`, /^cardTitle:/m, 'cardTitel:');
  site.replace(`${GUIDE}/guide.yaml`, /^tag: reporting$/m, 'tag: late');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '2 problems to fix before this page can be shown',
  );
  await expect(page.getByRole('listitem')).toHaveText([
    new RegExp(`^\\s*${GUIDE}/guide\\.yaml:\\d+:6\\s+"tag" "late" is not`),
    new RegExp(`^\\s*${GUIDE}/en\\.mdx:\\d+:1\\s+The key "cardTitel" is not known\\. Did you mean`),
  ]);
  await expect(page.locator('mark')).toHaveText([/tag: late/, /cardTitel: /]);

  // Pages that list the guide fail too.
  expect((await page.request.get('/ressources/')).status()).toBe(500);

  site.replace(`${GUIDE}/guide.yaml`, /^tag: late$/m, 'tag: reporting');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  site.replace(`${GUIDE}/en.mdx`, /^cardTitel:/m, 'cardTitle:');
  await expect(page.locator('h1')).toHaveText('A title just typed');
});

test('missing messages and invalid JSON do too', async () => {
  // It may break between the page and the enhancer, which contains messages.
  await page.route('**/enhance/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('h1')).toHaveText('A title just typed');
  site.replace('messages/en.json', '"Every resource"', '"All resources');
  await expect(page.getByRole('listitem')).toHaveText([
    /^\s*messages\/en\.json:\d+:\d+\s+Syntax error/,
  ]);
  site.replace('messages/en.json', / {4}"back": "All resources,\n/, '');
  await expect(page.getByRole('listitem')).toHaveText([
    /^\s*messages\/en\.json:\d+:1\s+The key "guide\.back" of messages\/fr\.json is missing here/,
  ]);
  site.replace('messages/en.json', /^ {2}"guide": \{\n/m, '$&    "back": "All resources",\n');
  await expect(page.locator('h1')).toHaveText('A title just typed');
  await page.unroute('**/enhance/**');
});

test('a new guide appears at once, marked as a draft on its page and card', async () => {
  await page.goto('/ressources/');
  const titles = { fr: "L'eau dans le rapport", en: 'Water in the report' };
  site.run(
    'scripts/new-guide.ts',
    ...['--name', 'waterguide', '--title-fr', titles.fr, '--title-en', titles.en],
    ...['--tag', 'nature', '--figure', 'waves', '--colour', 'teal'],
  );
  const card = page.getByRole('article').filter({ hasText: 'L’eau dans le rapport' });
  await expect(card).toContainText('Brouillon');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’eau dans le rapport');
  await expect(page.locator('main').getByText('Brouillon')).toBeVisible();

  await page.goto('/en/guides/waterguide/');
  await expect(page.locator('main').getByText('Draft', { exact: true })).toBeVisible();
  site.replace('content/guides/waterguide/guide.yaml', /^draft: true.*/m, 'updatedOn: 2999-01-01');
  site.replace(
    'content/guides/waterguide/guide.yaml',
    /^publishedOn: \S+/m,
    'publishedOn: 2999-01-01',
  );
  for (const name of ['guide.yaml', 'fr.mdx', 'en.mdx'])
    site.replace(`content/guides/waterguide/${name}`, /TODO/g, 'Words');
  await expect(page.locator('main').getByText('Scheduled for 1 January 2999')).toBeVisible();
});

test('the styleguide shows writers everything a text may contain', async () => {
  for (const [address, source] of [
    ['/styleguide/', '<Step title="Fixer le périmètre"'],
    ['/en/styleguide/', '<Step title="Settle the scope"'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('pre', { hasText: source })).toBeVisible();
    await expect(page.getByText(/strata, [a-z]+/).first()).toBeVisible();
    await expect(page.locator('ol li', { hasText: /périmètre|scope/ }).first()).toBeVisible();
  }
});

test('islands start as in the export, without a message, and a saved one shows at once', async () => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!/React DevTools|\[HMR\]|\[Fast Refresh\]/.test(message.text()))
      messages.push(message.text());
  });
  for (const address of ['/en/', '/en/signup/']) {
    await page.goto(address);
    await startIslands(page);
  }
  expect(messages).toEqual([]);

  await page.locator('[name=firstName]').fill('Ada');
  site.replace('islands/demo-form/demo-form.tsx', '<Notice ', '<p>Just typed</p><Notice ');
  await expect(page.getByText('Just typed')).toBeVisible();
  await startIslands(page);
  await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
  expect(messages).toEqual([]);
});
