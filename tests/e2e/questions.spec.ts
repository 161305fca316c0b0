import { ANY_WIDTH, expect, test } from './support/site';

test.describe('the page of questions', () => {
  test('filters by keyboard, announces the count, and shows everything again', async ({ page }) => {
    await page.goto('/questions/');
    const field = page.getByRole('searchbox', { name: 'Filtrer les questions' });
    const questions = page.locator('[data-question]:visible');
    const all = await questions.count();
    await field.focus();
    await page.keyboard.type('regpilot');
    await expect(page.locator('[data-question-filter] [role="status"]')).toHaveText(
      /^\d+ questions?$/,
    );
    expect(await questions.count()).toBeLessThan(all);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/questions\/$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Filtrer' })).toBeFocused();
    await field.fill('');
    await expect(questions).toHaveCount(all);
  });

  test('asks the whole site when nothing matches', ANY_WIDTH, async ({ page }) => {
    await page.goto('/en/questions/');
    const field = page.getByRole('searchbox', { name: 'Filter the questions' });
    await field.fill('zzz');
    await expect(page.locator('[data-question-filter] [role="status"]')).toContainText('zzz');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/recherche\/\?q=zzz$/);
  });

  test('opens at a question, below the header', async ({ page }) => {
    await page.goto('/questions/#product-07');
    const heading = page.locator('#product-07 h3');
    await expect(heading).toBeInViewport();
    const [box, header] = [
      await heading.boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ];
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });

  test('does not jump on the way up, where phones lay out answers that they had skipped', async ({
    page,
  }) => {
    await page.goto('/questions/#product-07');
    const heading = page.locator('#product-07 h3');
    await expect(heading).toBeInViewport();
    const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await page.mouse.move(100, 400);
    for (let turn = 1; turn <= 6; turn++) {
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => Math.abs((await top()) - before - turn * 300)).toBeLessThan(3);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every question can be read, and the field asks the site search',
    ANY_WIDTH,
    async ({ page }) => {
      await page.goto('/questions/');
      await expect(page.locator('[data-question]').last()).toBeVisible();
      await page.getByRole('searchbox').fill('seuil');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/recherche\/\?q=seuil$/);
    },
  );
});
