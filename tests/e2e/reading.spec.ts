import type { Page } from '@playwright/test';
import { ANY_WIDTH, boxOf, expect, test } from './support/site';

const GUIDE = '/guides/csrdguide/';
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1240;

test('the contents follow the reader, and fold on phones at a choice', async ({ page }) => {
  await page.goto(GUIDE);
  const contents = page.locator('[data-contents]:visible');
  const bar = contents.locator('summary');
  await page.locator('#steps').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 600));
  if (!isWide(page)) {
    await expect(bar).toBeInViewport();
    await bar.click();
  }
  const sources = contents.locator('a[href="#sources"]');
  await sources.click();
  await expect(sources).toHaveAttribute('aria-current', 'location');
  if (isWide(page)) return;
  await expect(contents.locator('details')).not.toHaveAttribute('open');
  const heading = await boxOf(page.locator('#sources'));
  expect(heading.y).toBeGreaterThanOrEqual((await boxOf(contents.locator('details'))).bottom);
});

test('pages print as documents, without navigation', ANY_WIDTH, async ({ page }) => {
  await page.goto(GUIDE);
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['h1', 'article header', '#sources'])
    await expect(page.locator(shown).first()).toBeVisible();
  await expect(page.locator('article header').getByText('Droit de l’Union au')).toBeVisible();
  // The address of a source is printed after its title.
  const address = page.locator('#source-dir-2022-2464 a').first();
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    await address.getAttribute('href'),
  );
  // Nothing but plain lists has marks: no dash before steps or changes.
  const marks = await page
    .locator('article [role=list] > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::marker').content));
  expect(marks.filter((mark) => mark !== 'normal' && mark !== 'none')).toEqual([]);
  for (const hidden of ['nav', 'button', 'article footer', '[data-contents]', 'form'])
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
  await page.emulateMedia({ media: null });
  for (const landing of ['/', '/en/']) {
    await page.goto(landing);
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  }
});

test(
  'legal texts open as tabs, by pointer, keys and address, and Back goes to the previous one',
  ANY_WIDTH,
  async ({ page }) => {
    await page.goto('/en/privacypolicy/#terms-law');
    await expect(page.locator('#terms-law')).toBeInViewport();
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Terms')).toHaveAttribute('aria-selected', 'true');
    await tab('Cookies').click();
    await expect(page).toHaveURL('/en/privacypolicy/#cookies');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('#terms')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.locator('#privacy-title')).toBeInViewport();

    await tab('Privacy').focus();
    // One stop for the whole list, then what follows it, then the panel.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Legal notice' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  },
);

test('questions filter while typing, and open at their address below the header', async ({
  page,
}) => {
  await page.goto('/questions/');
  const field = page.getByRole('searchbox', { name: /^Cherchez parmi \d+ questions$/ });
  const questions = page.locator('[data-question]:visible');
  const subjects = page.locator('[data-question-subject]:visible');
  const all = await subjects.count();
  await field.focus();
  await page.keyboard.type('regpilot');
  const status = page.locator('[data-question-filter] [role="status"]');
  await expect(status).toHaveText(/^\d+ questions?$/);
  // The list follows the last key.
  await expect.poll(() => subjects.count()).toBeLessThan(all);
  expect(await questions.count()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/questions\/$/);
  await field.fill('');
  await expect(questions).toHaveCount(0);
  await expect(subjects).toHaveCount(all);
  await field.fill('zzz');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/recherche\/\?q=zzz$/);

  // An address of before leads to the question, and the question to its answer.
  await page.goto('/questions/#product-07');
  await page.locator('#product-07 a').click();
  await expect(page).toHaveURL(/\/questions\/plateforme\/#product-07$/);
  const entry = page.locator('details', { has: page.locator('#product-07') });
  await expect(entry).toHaveAttribute('open');
  const question = entry.locator('summary :is(h2, h3)');
  await expect(question).toBeInViewport();
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(question)).y).toBeGreaterThanOrEqual(header.bottom - 1);
});
