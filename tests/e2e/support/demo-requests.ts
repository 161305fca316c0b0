import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import Database from 'libsql';
import { e2eDatabase } from '@/tests/servers/e2e-ports';

/** Number of stored requests with this e-mail address, of all or of those that are not doubted. */
export async function stored(email: string, which: '1' | 'spam = 0' = '1'): Promise<number> {
  const database = new Database(fileURLToPath(e2eDatabase), { timeout: 20_000 });
  try {
    const rows = database.prepare(`SELECT * FROM demo_requests WHERE ${which}`).all();
    return rows.filter((row) => JSON.stringify(row).includes(email)).length;
  } finally {
    database.close();
  }
}

export const newAddress = () => `ada.${crypto.randomUUID().slice(0, 8)}@company.example`;

/** Fills in the required fields of the form. */
export async function fill(page: Page, email: string): Promise<void> {
  await page.locator('[name=firstName]').fill('Ada');
  await page.locator('[name=lastName]').fill('Lovelace');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=organization]').fill('Analytical');
  await page.locator('[name=role]').fill('CFO');
  await page.locator('[name=sector]').selectOption('energy');
  await page.locator('[name=companySize]').selectOption('51-200');
}

export const submit = (page: Page) => page.locator('form button[type=submit]');

/** Brings the form into use, and waits until it answers in place. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('[name=firstName]').focus();
  await page.locator('form[data-in-place]').waitFor();
}
