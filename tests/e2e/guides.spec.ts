import { ANY_WIDTH, expect, test } from './support/site';

test('a heading has a button that copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guides/csrdguide/');
  const before = await page.locator('#scope').boundingBox();
  const button = page.locator('#scope + button');
  await expect(button).toHaveAccessibleName(/^Copier le lien.*, ./);
  await button.scrollIntoViewIfNeeded();
  const [box, heading] = [
    await button.boundingBox(),
    await page.locator('#scope').boundingBox(),
  ] as const;
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
    (heading?.y ?? 0) + (heading?.height ?? 0) + 8,
  );
  expect(before?.width).toBe(heading?.width);
  await button.click();
  await expect(page.locator('[data-link-copied]')).toHaveText('Lien copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/guides\/csrdguide\/#scope$/,
  );
});

test('an acronym links to its glossary entry', ANY_WIDTH, async ({ page }) => {
  await page.goto('/en/guides/csrdguide/');
  const definition = page.locator('dfn a').first();
  const acronym = await definition.textContent();
  await expect(definition.locator('abbr')).toHaveAttribute('title', /\w+/);
  await definition.click();
  await expect(page).toHaveURL(/\/en\/glossaire\/#/);
  await expect(page.locator(':target dt')).toHaveText(acronym ?? '');
});

test('a guide prints as a document, without navigation', ANY_WIDTH, async ({ page }) => {
  await page.goto('/guides/csrdguide/');
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['h1', 'article header', '#sources']) {
    await expect(page.locator(shown).first()).toBeVisible();
  }
  await expect(page.locator('article header').getByText('Droit vérifié au')).toBeVisible();
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
  for (const hidden of ['nav', 'button', 'article footer', '[data-contents]', 'form']) {
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
  }
});

for (const address of ['/guides/csrdguide/', '/guides/assuranceguide/', '/glossaire/']) {
  test(`${address} stays readable at 320 px`, ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const widths = await page
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(96, ...widths)).toBe(96);
  });
}

test('a timeline read after its build date is updated', ANY_WIDTH, async ({ page }) => {
  await page.clock.setFixedTime('2035-01-01T12:00:00Z');
  await page.goto('/guides/assuranceguide/');
  const timeline = page.locator('figure[data-state-on]');
  await expect(timeline.locator('figcaption')).toHaveText('État au 1er janvier 2035');
  await expect(timeline.getByText('À venir', { exact: true })).toHaveCount(0);
  await expect(timeline.getByText('Supprimée', { exact: true })).not.toHaveCount(0);
  await expect(timeline.getByText('Passée', { exact: true })).not.toHaveCount(0);
});
