import { hold, SCRIPTS } from './support/loading';
import { expect, startIslands, test } from './support/site';

/** Puts an element after each field, as password managers do. Runs in the page, as soon as it is read. */
const MANAGER = `document.addEventListener('DOMContentLoaded', () => {
  for (const field of document.querySelectorAll('input:not([type=hidden])'))
    field.after(Object.assign(document.createElement('div'), { title: 'password manager' }));
})`;

for (const isDisturbed of [false, true]) {
  test.describe(isDisturbed ? 'beside a password manager' : 'before islands start', () => {
    test.beforeEach(async ({ page }) => {
      if (isDisturbed) await page.addInitScript(MANAGER);
    });

    test('the demo form keeps what is entered, the focus and the caret', async ({ page }) => {
      const release = await hold(page, SCRIPTS);
      await page.goto('/signup/', { waitUntil: 'domcontentloaded' });
      const first = page.locator('[name=firstName]');
      await page.locator('[name=sector]').selectOption('energy');
      await page.locator('[name=message]').fill('Deux lignes\nde texte');
      await first.fill('Adaa');
      for (const key of ['ArrowLeft', 'Backspace']) await first.press(key);
      await page.keyboard.type(' Augusta King', { delay: 30 });
      setTimeout(release, 200);
      await page.keyboard.type(', Countess of Lovelace, ', { delay: 30 });
      await startIslands(page);
      await expect(page.locator('form[data-in-place]')).toBeVisible();
      await page.keyboard.type('who wrote ');
      await expect(first).toBeFocused();
      await expect(first).toHaveValue('Ad Augusta King, Countess of Lovelace, who wrote a');
      await expect(page.locator('[name=sector]')).toHaveValue('energy');
      await expect(page.locator('[name=message]')).toHaveValue('Deux lignes\nde texte');
      // The draft has it too.
      await page.reload();
      await expect(page.locator('[name=message]')).toHaveValue('Deux lignes\nde texte');
    });

    test('the checker answers what was entered', async ({ page }) => {
      const release = await hold(page, SCRIPTS);
      await page.goto('/solutions/simulateuresg/', { waitUntil: 'domcontentloaded' });
      await page.locator('[name=seat][value=france]').check();
      await page.locator('[name=employees]').fill('1240');
      release();
      await startIslands(page);
      await expect(page).toHaveURL(/#.*seat=france.*employees=1240/);
      await expect(page.locator('[name=employees]')).toHaveValue('1240');
      await expect(page.locator('[name=seat][value=france]')).toBeChecked();
      await expect(page.locator('#checker-result mark')).not.toBeEmpty();
    });
  });
}
