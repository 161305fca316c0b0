import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/routes/addresses';
import { submit, takeOver } from './demo-requests';
import { openSearch } from './search';
import { expect, settle } from './site';

const ANSWERS =
  'seat=france&employees=1240&turnover=480&balance=310&previous=same&group=alone&listed=no&activity=other&form=joint-stock';

const unfold = (page: Page, folds: string) =>
  page.locator(folds).evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true;
  });

/** States of pages in which there is more to reach than at first, and how to open them. */
export const opened: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  'the checker with a result, all of it unfolded': async (page, locale) => {
    await page.goto(`${pagePath('simulator', locale)}#${ANSWERS}`);
    await settle(page);
    await expect(page.locator('#scope-checker [role=status]')).toHaveText(/\d/);
    await unfold(page, '#scope-checker details');
  },
  'the calendar with a regime chosen': async (page, locale) => {
    await page.goto(pagePath('calendar', locale));
    await page.locator('[data-regimes] summary').click();
    await page.getByRole('checkbox', { name: 'CSDDD', exact: true }).check();
  },
  'a guide with its history and notes unfolded': async (page, locale) => {
    await page.goto(pagePath('guides/csrdguide', locale));
    // The contents are a bar, which covers the text while it is open.
    await unfold(page, 'main details:not(nav details)');
  },
  'questions that are filtered': async (page, locale) => {
    await page.goto(pagePath('questions', locale));
    await page.getByRole('searchbox').first().fill('csrd');
    await expect(page.locator('[data-question-filter] [role=status]')).toHaveText(/\d/);
  },
  'the form with errors': async (page, locale) => {
    await page.goto(pagePath('signup', locale));
    await takeOver(page);
    await submit(page).click();
    await expect(page.locator('form [role=alert]')).toBeFocused();
  },
  'results of a search': async (page, locale) => {
    await page.goto(pagePath('landing', locale));
    await openSearch(page);
    await page.getByRole('dialog').getByRole('searchbox').fill('csrd');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  },
};
