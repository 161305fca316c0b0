import type { Page } from '@playwright/test';
import { removedFromStylesheets } from '@/tests/removed-rules';

const removed = removedFromStylesheets();

/** File name of the page's stylesheet. */
export async function stylesheetOf(page: Page): Promise<string> {
  const sheet = page.locator('link[rel=stylesheet]').first();
  return (await sheet.getAttribute('href'))?.split('/').at(-1) ?? '';
}

/** What was selected by the rules that the build removed from a stylesheet. */
export function removedFor(stylesheet: string): string[] {
  const selectors = removed[stylesheet];
  if (!selectors) throw new Error(`Unknown stylesheet: ${stylesheet}`);
  return selectors;
}

/** Removed selectors that match an element of the page as it stands. */
export async function missingStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors
        .filter((selector) => document.querySelector(selector))
        .map((selector) => `${location.pathname} ${selector}`),
    removedFor(await stylesheetOf(page)),
  );
}
