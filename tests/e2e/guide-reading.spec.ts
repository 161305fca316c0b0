import { english, expect, test, WIDE } from './support/site';

const GUIDE = '/guides/csrdguide/';
const isWide = (width: number | undefined) => (width ?? 0) >= 1240;

test('the head of a guide fits on the first screen', async ({ page, viewport }) => {
  await page.goto(GUIDE);
  const head = await page.locator('article header').boundingBox();
  const bottom = (head?.y ?? 0) + (head?.height ?? 0);
  // On a phone, the answers do; what they rest on follows.
  expect(bottom).toBeLessThanOrEqual((viewport?.height ?? 0) * (isWide(viewport?.width) ? 1 : 1.5));
});

test('lines hold 65 to 72 characters on wide screens', async ({ page, viewport }) => {
  test.skip(!isWide(viewport?.width), 'A phone holds fewer.');
  for (const address of [GUIDE, `/en${GUIDE}`]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const median = await page.locator('[data-copy-links] > p').evaluateAll((paragraphs) => {
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
    expect(median).toBeGreaterThanOrEqual(65);
    expect(median).toBeLessThanOrEqual(72);
  }
});

test('on wide screens a citation is in the margin, and its source links back', async ({
  page,
  viewport,
}) => {
  await page.goto(GUIDE);
  const citation = page.locator('[data-copy-links] > p a[href^="#source-"][id^="cite-"]').first();
  const text = await page.locator('[data-copy-links]').boundingBox();
  const note = await citation.locator('span').boundingBox();
  const edge = (text?.x ?? 0) + (text?.width ?? 0);
  if (isWide(viewport?.width)) expect(note?.x).toBeGreaterThanOrEqual(edge);
  else expect(note?.x).toBeLessThan(edge);
  // Read aloud where it is cited, once, without the number that stands there on screen.
  await expect(citation).toHaveAccessibleName(/^\(\p{L}.+\)$/u);
  const [source, id] = [await citation.getAttribute('href'), await citation.getAttribute('id')];
  await page.locator(`${source} a[href="#${id}"]`).click();
  await expect(citation).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
});

test('on wide screens no line begins with the number of a citation', WIDE, async ({ page }) => {
  for (const address of [GUIDE, english(GUIDE)]) {
    await page.goto(address);
    const first = await page
      .locator('[data-copy-links] > p a[href^="#source-"]')
      .evaluateAll((citations) =>
        citations.flatMap((citation) => {
          const start = citation.parentElement?.getBoundingClientRect().left ?? 0;
          const isFirst = (citation.getClientRects()[0]?.left ?? 0) <= start;
          return isFirst ? [citation.id] : [];
        }),
      );
    expect(first).toEqual([]);
  }
});

test('tables stack on phones and stay tables', async ({ page, viewport }) => {
  await page.goto(GUIDE);
  const table = page.locator('[data-copy-links] > table').first();
  await expect(table.locator('caption')).not.toBeEmpty();
  const cell = table.locator('tbody td').first();
  const [header, beside] = [
    await table.locator('tbody th').first().boundingBox(),
    await cell.boundingBox(),
  ];
  const isStacked = (beside?.y ?? 0) >= (header?.y ?? 0) + (header?.height ?? 0);
  expect(isStacked).toBe(!isWide(viewport?.width));
  const shown = await cell.evaluate((each) => getComputedStyle(each, '::before').content);
  const label = (await cell.getAttribute('data-label')) ?? '';
  expect(shown.includes(label)).toBe(isStacked);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // The label is for the eye: the name of the cell is its text.
  await expect(cell).toHaveAccessibleName((await cell.textContent())?.trim() ?? '');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('on phones the contents stay in view as a bar that folds at a choice', async ({
  page,
  viewport,
}) => {
  test.skip(isWide(viewport?.width), 'The contents stand beside the text there.');
  await page.goto(GUIDE);
  const bar = page.locator('nav[data-contents] details');
  await page.locator('#steps').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 600));
  await expect(bar.locator('summary')).toBeInViewport();
  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'Sources' }).click();
  await expect(bar).not.toHaveAttribute('open');
  const [heading, summary] = [
    await page.locator('#sources').boundingBox(),
    await bar.boundingBox(),
  ];
  expect(heading?.y).toBeGreaterThanOrEqual((summary?.y ?? 0) + (summary?.height ?? 0));
});

test('a guide offers a demo beside its contents, or in the text of phones', async ({
  page,
  viewport,
}) => {
  await page.goto(GUIDE);
  const cards = page.locator('article p a[href="/signup/"]');
  await expect(cards).toHaveCount(2);
  const shown = [await cards.nth(0).isVisible(), await cards.nth(1).isVisible()];
  expect(shown).toEqual(isWide(viewport?.width) ? [true, false] : [false, true]);
});
