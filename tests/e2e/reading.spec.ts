import type { Page } from '@playwright/test';
import { ANY_WIDTH, boxOf, english, expect, test } from './support/site';

const GUIDE = '/guides/csrdguide/';
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1240;

/** The median number of characters in a line of the paragraphs. */
const measure = (page: Page) =>
  page.locator('[data-copy-links] > p').evaluateAll((paragraphs) => {
    const lines: number[] = [];
    for (const paragraph of paragraphs) {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let [bottom, count] = [0, 0];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('[href^="#source-"]')) continue;
        for (let at = 0; at < (text as Text).length; at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getClientRects()[0];
          if (!box) continue;
          if (count > 0 && Math.abs(box.bottom - bottom) > 12) {
            lines.push(count);
            count = 0;
          }
          bottom = box.bottom;
          count++;
        }
      }
    }
    return lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)];
  });

/** Ids of the citations whose number begins a line. */
const atLineStart = (page: Page) =>
  page.locator('[data-copy-links] > p a[href^="#source-"]').evaluateAll((citations) =>
    citations.flatMap((citation) => {
      const start = citation.parentElement?.getBoundingClientRect().left ?? 0;
      return (citation.getClientRects()[0]?.left ?? 0) <= start ? [citation.id] : [];
    }),
  );

test('a guide is set for reading: head, lines, citations, tables, demo', async ({ page }) => {
  await page.goto(GUIDE);
  // The head fits the first screen. On a phone, three answers do, and what to do now the next half; the rest follows.
  const screen = page.viewportSize()?.height ?? 0;
  const answers = page.locator('article header dl > div');
  if (isWide(page))
    expect((await boxOf(page.locator('article header'))).bottom).toBeLessThanOrEqual(screen);
  else {
    expect((await boxOf(answers.nth(-2))).bottom).toBeLessThanOrEqual(screen);
    expect((await boxOf(answers.last())).bottom).toBeLessThanOrEqual(screen * 1.5);
  }

  const citation = page.locator('[data-copy-links] > p a[href^="#source-"][id^="cite-"]').first();
  const text = await boxOf(citation.locator('xpath=ancestor::p'));
  const note = await boxOf(citation.locator('> span'));
  if (isWide(page)) expect(note.x).toBeGreaterThanOrEqual(text.right);
  else expect(note.x).toBeLessThan(text.right);
  // Read aloud where it is cited, once, without the number that stands there on screen.
  await expect(citation).toHaveAccessibleName(/^\(\p{L}.+\)$/u);
  const [source, id] = [await citation.getAttribute('href'), await citation.getAttribute('id')];
  await page.locator(`${source} a[href="#${id}"]`).click();
  await expect(citation).toBeInViewport();

  const table = page.locator('[data-copy-links] > table').first();
  const cell = table.locator('tbody td').first();
  const heading = await boxOf(table.locator('tbody th').first());
  const isStacked = (await boxOf(cell)).y >= heading.bottom;
  expect(isStacked).toBe(!isWide(page));
  const shown = await cell.evaluate((each) => getComputedStyle(each, '::before').content);
  expect(shown.includes((await cell.getAttribute('data-label')) ?? '')).toBe(isStacked);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // The label is for the eye: the name of the cell is its text.
  await expect(cell).toHaveAccessibleName((await cell.textContent())?.trim() ?? '');

  // Beside the contents, or in the text of phones.
  const cards = page.locator('article p a[href="/signup/"]');
  const visible = [await cards.nth(0).isVisible(), await cards.nth(1).isVisible()];
  expect(visible).toEqual([isWide(page), !isWide(page)]);

  for (const address of isWide(page) ? [GUIDE, english(GUIDE)] : []) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const median = await measure(page);
    expect(median).toBeGreaterThanOrEqual(65);
    expect(median).toBeLessThanOrEqual(72);
    expect(await atLineStart(page)).toEqual([]);
  }
});

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

test('a heading has a button that copies its link', ANY_WIDTH, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(GUIDE);
  const button = page.locator('#scope + button');
  await button.scrollIntoViewIfNeeded();
  const [box, heading] = [await boxOf(button), await boxOf(page.locator('#scope'))];
  expect(box.width).toBeGreaterThanOrEqual(24);
  expect(box.bottom).toBeLessThanOrEqual(heading.bottom + 8);
  await button.click();
  await expect(page.locator('[data-link-copied]')).toHaveText('Lien copié');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/guides\/csrdguide\/#scope$/);
});

test('a timeline read after its build date is updated', ANY_WIDTH, async ({ page }) => {
  await page.clock.setFixedTime('2035-01-01T12:00:00Z');
  await page.goto('/guides/assuranceguide/');
  const timeline = page.locator('figure[data-state-on]');
  await expect(timeline.getByText('À venir', { exact: true })).toHaveCount(0);
  await expect(timeline.getByText('Passée', { exact: true })).not.toHaveCount(0);
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
    await page.keyboard.press('ArrowDown');
    await expect(tab('Terms')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.locator('#privacy')).toBeVisible();
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
  const question = entry.locator('summary h2');
  await expect(question).toBeInViewport();
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(question)).y).toBeGreaterThanOrEqual(header.bottom - 1);
});
