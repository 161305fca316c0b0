import { expectDocument, offer, SCRIPTS, wordsOf } from '../support/document';
import { hold } from '../support/hold';
import { expect, startIslands, test } from '../support/site';

test.describe('an island that throws', () => {
  test('in the form leaves the page and the typed values in place', async ({ page, troubles }) => {
    // As without https, where browsers lack this function.
    await page.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
    const release = await hold(page, SCRIPTS);
    await page.goto('/signup/');
    const words = await page.locator('main').textContent();
    await page.locator('[name=firstName]').fill('Grace');
    await page.locator('[name=sector]').selectOption('mining');
    await page.locator('[name=role]').focus();
    release();
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Grace');
    await expect(page.locator('[name=sector]')).toHaveValue('mining');
    await expect(page.locator('[name=role]')).toBeFocused();
    await expectDocument(page, '/signup/', words);
    troubles.length = 0; // React reports what the test broke.
  });

  test('is put back alone: others go on', async ({ page, troubles }) => {
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
    const [, written = ''] =
      /id="typed-phrase"[^>]*>(.*?)<script/s.exec(await response.text()) ?? [];
    expect(written).toContain('data-typed');
    await expect.poll(() => typed.innerHTML()).toBe(written.replace(/<\/div>$/, ''));
    await page.locator('#features').getByRole('button', { name: 'Next slide' }).click();
    await expect(page.locator('#features [aria-live]')).toHaveText(/2 of 6/);
    troubles.length = 0; // React reports what the test broke.
  });

  test('on the landing page leaves its slides scrollable', async ({ page, troubles }) => {
    const words = await wordsOf(page, '/en/');
    await page.goto('/en/');
    await startIslands(page);
    await page.evaluate(() => {
      Object.assign(window, {
        matchMedia: () => {
          throw new Error('Broken on purpose');
        },
      });
    });
    for (const id of ['conversations', 'features', 'preview']) {
      // Unless it has rendered again by itself, and is put back already.
      await page
        .locator(`#${id}`)
        .getByRole('button', { name: 'Next slide' })
        .evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
      await expect(page.locator(`#${id} [data-live]`)).toHaveCount(0);
    }
    await expect(offer(page)).toBeVisible();
    await expectDocument(page, '/en/', words);

    // The header is unchanged and still works.
    await page.locator('nav summary').first().click();
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0);
    troubles.length = 0;
  });
});
