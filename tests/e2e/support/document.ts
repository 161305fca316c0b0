import type { Page } from '@playwright/test';
import { fill, newAddress, stored, submit } from './demo-requests';
import { expect } from './site';

/** The scripts of islands. */
export const SCRIPTS = '**/_next/static/islands/*.js';

/** The notice that offers to reload the page. */
export const offer = (page: Page) => page.locator('[data-reload-offer]');

/** Brings every island near, so that it starts or fails to. */
export async function visit(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all())
    await island.scrollIntoViewIfNeeded();
}

/** The static page: its text, and a form that works without JavaScript. */
export async function expectDocument(
  page: Page,
  address: string,
  words: string | null,
): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('main').textContent()).toBe(words);
  await expect(page.locator('[inert]')).toHaveCount(0);
  if (!address.endsWith('/signup/')) return;
  await expect(page.locator('form')).not.toHaveAttribute('novalidate');
  const email = newAddress();
  await fill(page, email);
  await submit(page).click();
  await expect(page).toHaveURL(`${address}confirmation/`);
  expect(await stored(email)).toBe(1);
}

/** The text of a page whose scripts fail, which must stay. */
export async function wordsOf(page: Page, address: string): Promise<string | null> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  const words = await page.locator('main').textContent();
  await page.unroute('**/*.js');
  return words;
}
