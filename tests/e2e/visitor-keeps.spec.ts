import type { Page } from '@playwright/test';
import { chromium } from '@/scripts/programs';
import { fill, newAddress, stored, submit, takeOver } from './support/demo-requests';
import { hold, SCRIPTS } from './support/loading';
import { english, expect, startIslands, test } from './support/site';
import { ANSWERS } from './support/states';
import { translate } from './support/translation';

/** What a visitor does on a page, in steps that each change what it says. */
type Steps = ((page: Page) => Promise<void>)[];

const answer = async (page: Page, given: string): Promise<void> => {
  for (const [name, value] of new URLSearchParams(given)) {
    const field = page.locator(`#scope-checker [name=${name}]`).first();
    if ((await field.getAttribute('type')) === 'text') await field.fill(value);
    else await page.locator(`#scope-checker [name=${name}][value='${value}']`).check();
  }
};

const ask = async (page: Page, employees: string): Promise<void> => {
  await page.locator('#scope-form-employees').fill(employees);
  await page.locator('#scope-form-employees').press('Enter');
};

const journeys: Record<string, Steps> = {
  '/solutions/simulateuresg/': [
    (page) => answer(page, ANSWERS),
    async (page) => {
      for (const summary of (await page.locator('#checker-texts summary').all()).slice(0, 2))
        await summary.click();
      await answer(page, 'employees=900&listed=yes');
    },
    (page) => answer(page, 'employees=1.240'),
    (page) => answer(page, 'seat=third-country'),
  ],
  '/': [
    async (page) => {
      await page.locator('#scope-form-turnover').fill('60');
      await ask(page, '300');
    },
    (page) => ask(page, '1.240'),
    async (page) => {
      await page.locator('#scope-form-turnover').fill('480');
      await ask(page, '1240');
    },
    (page) => page.locator('#conversations [data-live] button').last().click(),
  ],
  '/signup/': [
    async (page) => {
      await takeOver(page);
      await page.locator('[name=sector]').selectOption('other');
      await submit(page).click();
    },
    (page) => page.locator('[name=email]').fill('ada'),
    (page) => page.locator('[name=email]').fill('ada@company.example'),
  ],
};

const addresses = Object.keys(journeys).flatMap((address) => [address, english(address)]);

const words = async (page: Page): Promise<string> =>
  (await page.locator('[data-island], #scope-form').allTextContents()).join('\n').toUpperCase();

for (const [index, address] of addresses.entries()) {
  test(`${address} goes on answering while a browser translates it`, async ({
    page,
    context,
    troubles,
  }) => {
    const plain = await context.newPage();
    // Browsers begin before the islands have started, or later.
    const isEarly = index % 2 === 1;
    if (isEarly)
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translate})`);
    for (const each of [page, plain]) {
      await each.emulateMedia({ reducedMotion: 'reduce' });
      await each.goto(address);
      await startIslands(each);
    }
    if (!isEarly) await page.evaluate(translate);
    let before = '';
    for (const step of journeys[address.replace(/^\/en/, '')] ?? []) {
      await step(plain);
      await step(page);
      await plain.waitForLoadState('networkidle');
      await page.waitForLoadState('networkidle');
      await expect(async () => {
        const expected = await words(plain);
        expect(expected).not.toBe(before);
        expect(await words(page)).toBe(expected);
      }).toPass({ timeout: 60_000 });
      before = await words(plain);
    }
    expect(before).not.toBe('');
    expect(troubles).toEqual([]);
  });
}

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

test('the landing page answers what was entered beside a password manager', async ({ page }) => {
  await page.addInitScript(MANAGER);
  const release = await hold(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#scope-form-turnover').fill('480');
  await page.locator('#scope-form-employees').fill('1240');
  release();
  await startIslands(page);
  await page.locator('#scope-form-employees').press('Enter');
  await expect(page.locator('#scope-answer [role=status] p').first()).toContainText('2027');
});

test('over plain HTTP, the demo form sends', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch(
    chromium(['--host-resolver-rules=MAP site.test 127.0.0.1']),
  );
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`http://site.test:${new URL(baseURL ?? '').port}/en/signup/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const email = newAddress();
  await takeOver(page);
  await fill(page, email);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Request received!' })).toBeVisible();
  expect(await stored(email)).toBe(1);
  expect(errors).toEqual([]);
  await browser.close();
});
