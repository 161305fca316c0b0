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
  await page.goto('/en/guides/CSRDGuide/');
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

test('a page with errors shows them above its last good state, and every other page lives', async () => {
  const notes = page.locator('#content-notes');
  site.replace(`${GUIDE}/en.mdx`, /^cardTitle:/m, 'cardTitel:');
  site.replace(`${GUIDE}/guide.yaml`, /^tag: reporting$/m, 'tag: late');
  await expect(notes.getByRole('heading')).toHaveText(
    '2 problems to fix before this page can be published',
  );
  await expect(notes.getByRole('listitem')).toHaveText([
    new RegExp(`^\\s*${GUIDE}/en\\.mdx:\\d+:1\\s+The key "cardTitel" is not known\\. Did you mean`),
    new RegExp(`^\\s*${GUIDE}/guide\\.yaml:\\d+:6\\s+"tag" "late" is not`),
  ]);
  await expect(notes.getByRole('listitem').locator('mark')).toHaveText([
    /cardTitel: /,
    /tag: late/,
  ]);
  await expect(page.locator('h1')).toHaveText('A title just typed');
  expect((await page.request.get('/ressources/')).status()).toBe(200);

  site.replace(`${GUIDE}/guide.yaml`, /^tag: late$/m, 'tag: reporting');
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  site.replace(`${GUIDE}/en.mdx`, /^cardTitel:/m, 'cardTitle:');
  await expect(notes).toHaveCount(0);
});

test('the rest of a page shows when a passage cannot, and the original when a translation is missing', async () => {
  const notes = page.locator('#content-notes');
  site.replace(
    `${GUIDE}/en.mdx`,
    'A paragraph just typed.',
    '<Nothing />\n\nStill here, 1 <2.\n\nAnd this.',
  );
  await expect(page.getByText('And this.')).toBeVisible();
  await expect(page.getByText('a passage with a mistake is left out here')).toBeVisible();
  await expect(notes).toContainText('<Nothing> is not a component of guides.');
  await expect(notes).toContainText('A "<" starts a component');

  const english = site.remove(`${GUIDE}/en.mdx`);
  await expect(page.locator('article[lang=fr] h1')).toHaveText(/CSRD/);
  await expect(notes).toContainText('This translation is missing');
  expect((await page.request.get('/en/ressources/')).status()).toBe(200);
  english.restore();
  site.replace(`${GUIDE}/en.mdx`, '<Nothing />\n\nStill here, 1 <2.\n\nAnd this.', 'Put right.');
  await expect(page.getByText('Put right.')).toBeVisible();
});

test('warnings are quiet notes beside the page', async () => {
  site.replace(`${GUIDE}/en.mdx`, /^translationOf: .*/m, 'translationOf: fr-000000');
  const notes = page.locator('#content-notes details');
  await notes.getByText(/^\d+ notes? on this page$/).click();
  await expect(notes).toContainText('The French text has changed since this translation');
  await expect(page.locator('#content-notes').getByRole('heading')).toHaveCount(0);
});

test('a misspelt word is a note, once the dictionaries are loaded', async () => {
  site.replace(`${GUIDE}/en.mdx`, 'Put right.', 'Put rihgt.');
  const notes = page.locator('#content-notes details');
  await expect(notes).toContainText('"rihgt" is not in the English dictionary', {
    timeout: 90_000,
  });
  site.replace(`${GUIDE}/en.mdx`, 'Put rihgt.', 'Put right.');
  await expect(page.getByText('Put right.')).toBeVisible();
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
    /^\s*messages\/en\.json:\d+:1\s+The key "guide\.back" .*is missing here/,
  ]);
  site.replace('messages/en.json', /^ {2}"guide": \{\n/m, '$&    "back": "All resources",\n');
  await expect(page.locator('h1')).toHaveText('A title just typed');
  await page.unroute('**/enhance/**');
});

test('a new guide appears at once, marked as a draft on its page and card', async () => {
  await page.goto('/ressources/');
  site.run('scripts/content/new-guide.ts', 'WaterGuide', 'esrs');
  const card = page.getByRole('article').filter({ hasText: 'le titre de waterguide' });
  await expect(card).toContainText('Brouillon');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('le titre de waterguide');
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
    const said = `${message.text()} ${message.location().url}`;
    // No receiver runs beside the preview.
    if (!/React DevTools|\[HMR\]|\[Fast Refresh\]|\/api\//.test(said)) messages.push(said);
  });
  for (const address of ['/en/', '/en/signup/']) {
    await page.goto(address);
    await startIslands(page);
  }
  expect(messages).toEqual([]);

  await page.locator('[name=firstName]').fill('Ada');
  site.replace('browser/islands/demo-form/demo-form.tsx', '<Notice ', '<p>Just typed</p><Notice ');
  await expect(page.getByText('Just typed')).toBeVisible();
  await startIslands(page);
  await expect(page.locator('[name=firstName]')).toHaveValue('Ada');
  expect(messages).toEqual([]);
});
