import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromium as browserOptions, fullBrowser } from '@/scripts/programs';
import { fill, newAddress, stored, submit, takeOver } from '../support/demo-requests';
import { english, expect, kinds, test } from '../support/site';

/** Exercises everything that uses storage: nothing may break without it. */
async function goThrough(page: Page, origin: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(origin + address);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${origin}/about/`);
  await page.locator('header details').nth(1).locator('summary').click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${origin}/en/about/`);

  const email = newAddress();
  await page.goto(`${origin}/en/signup/`);
  await takeOver(page);
  await fill(page, email);
  await submit(page).click();
  await expect(page.getByText('Request received!')).toBeVisible();
  expect(await stored(email)).toBe(1);
}

test('everything works when storage throws', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await goThrough(page, baseURL ?? '', ['/', '/signup/', '/guides/csrdguide/']);
  await page.goto('/en/about/');
  await expect(page.locator('[data-suggestion]')).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.locator('[data-suggestion]')).toBeHidden();
});

test('everything works in a browser that blocks all site data', async ({ baseURL }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(
    path.join(profile, 'Default', 'Preferences'),
    // 2: block.
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const whole = fullBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...browserOptions(),
    // The headless shell has no such setting.
    ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const [own = await context.newPage()] = context.pages();
    const troubles: string[] = [];
    own.on('pageerror', (error) => troubles.push(error.message));
    own.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await own.goto(baseURL ?? '');
    const access = await own.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return (error as Error).name;
      }
    });
    test.skip(access !== 'SecurityError', 'This browser cannot block all site data.');
    await goThrough(own, baseURL ?? '', [...kinds, english('/')]);
    expect(troubles).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
