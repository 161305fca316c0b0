import type { Page } from '@playwright/test';
import { expect } from './site';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Rechercher|Search/ });
export const fieldOf = (page: Page) => dialogOf(page).getByRole('searchbox');

/** Opens the search with the button in the header. */
export async function openSearch(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Rechercher|Search)$/ })
    .click();
  await expect(fieldOf(page)).toBeFocused();
}
