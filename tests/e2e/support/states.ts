import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import { fill, newAddress, submit, takeOver } from './demo-requests';
import { dialogOf, expect, fieldOf, isNarrow, openMobileMenu, openSearch, settle } from './site';

/** Answers of a company that many rules concern, as the checker keeps them in its address. */
export const ANSWERS =
  'seat=france&employees=1240&turnover=480&balance=310&previous=same&group=alone&listed=no&activity=other&form=joint-stock';

/**
 * Checks a page as it stands.
 * @param part selector of what has changed, when the rest has been checked already.
 * @param walked whether there is more to reach by keyboard than at first.
 */
export type Check = (options?: { part?: string; walked?: boolean }) => Promise<void>;
type Journey = (page: Page, locale: Locale, check: Check) => Promise<void>;

const unfold = (page: Page, folds: string) =>
  page.locator(folds).evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true;
  });

const header: Journey = async (page, locale, check) => {
  await page.goto(pagePath('auditability', locale));
  if (isNarrow(page)) {
    await openMobileMenu(page);
    await check();
  } else {
    for (const summary of await page.locator('header details[data-menu=hover] summary').all()) {
      await summary.click();
      await expect(page.locator('header details[open]')).toHaveCount(1);
      await check();
    }
  }
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 700);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(page.locator('[data-header]')).toHaveAttribute('data-scrolled');
  await check();
};

/** The other language, a reload, a slow navigation; none may cover what has the focus. */
const notices: Journey = async (page, locale, check) => {
  const other = locale === 'fr' ? 'en' : 'fr';
  await page.addInitScript((lang) => localStorage.setItem('i18nextLng', lang), other);
  await page.route('**/islands/*.js', (route) => route.abort());
  await page.goto(pagePath('signup', locale));
  await page.locator('#demo-form').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-suggestion]')).toBeVisible();
  await expect(page.locator('[data-reload-offer]')).toBeVisible();
  await page.locator('[data-loading]').evaluate((status: HTMLElement) => {
    status.textContent = status.dataset.loading ?? '';
  });
  await check({ walked: true });
};

const scopeQuestion: Journey = async (page, locale, check) => {
  await page.goto(pagePath('landing', locale));
  await settle(page);
  await page.locator('#scope-form-turnover').fill('60');
  const employees = page.locator('#scope-form-employees');
  for (const typed of ['some', '300']) {
    await employees.fill(typed);
    await employees.press('Enter');
    if (typed === 'some') await expect(employees).toHaveAttribute('aria-invalid', 'true');
    else await expect(page.locator('#scope-answer [role=status] .button')).toBeVisible();
    await check({ part: 'main', walked: true });
  }
};

const slides: Journey = async (page, locale, check) => {
  await page.goto(pagePath('landing', locale));
  for (const stop of await page.locator('[name=tour]').all()) {
    await stop.check();
    await check({ part: '[data-tour]' });
  }
  // They are the same in every layout; the narrow one has the least room for them.
  if (!isNarrow(page)) return;
  await page.locator('#conversations-slides').scrollIntoViewIfNeeded();
  const next = page.locator('#conversations [data-live] button').last();
  await expect(next).toBeVisible();
  while ((await next.getAttribute('aria-disabled')) !== 'true') {
    await next.click();
    await check({ part: '#conversations' });
  }
};

const reading: Journey = async (page, locale, check) => {
  await page.goto(pagePath('guides/csrdguide', locale));
  await page.locator('[data-copy-links] button').first().click();
  await expect(page.locator('[data-link-copied]')).not.toBeEmpty();
  // It lies over the text for a moment, and over what keys reach in it.
  await expect(page.locator('[data-link-copied]')).toBeEmpty();
  // The contents are a bar on phones, which covers the text while it is open.
  await unfold(page, 'main details:not(nav details)');
  await check({ walked: true });

  await page.goto(pagePath('legal', locale));
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await check();
  }
};

const filters: Journey = async (page, locale, check) => {
  await page.goto(pagePath('calendar', locale));
  await page.getByRole('checkbox', { name: 'CSDDD', exact: true }).check();
  await unfold(page, 'main details');
  await check({ part: 'main', walked: true });
  await page.goto(pagePath('questions', locale));
  await page.getByRole('searchbox').first().fill('csrd');
  await expect(page.locator('[data-question-filter] [role=status]')).toHaveText(/\d/);
  await check({ part: 'main', walked: true });
};

const checker: Journey = async (page, locale, check) => {
  await page.goto(`${pagePath('simulator', locale)}#${ANSWERS.replace('1240', '900')}`);
  await settle(page);
  await expect(page.locator('#checker-result [role=status]')).toHaveText(/\d/);
  await check({ part: '#scope-checker' });
  await unfold(page, '#scope-checker details');
  await page.locator('#scope-checker [name=balance]').fill('some');
  // Over the questions, the line of phones covers part of a field until one scrolls.
  await page.locator('#checker-result').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-line]')).toHaveCSS('opacity', '0');
  await check({ part: '#scope-checker', walked: true });
};

const demoForm: Journey = async (page, locale, check) => {
  await page.goto(pagePath('signup', locale));
  await takeOver(page);
  await page.locator('[name=sector]').selectOption('other');
  await submit(page).click();
  await expect(page.locator('form [role=alert]')).toBeFocused();
  await check({ walked: true });

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/demo-requests/', async (route) => {
    await held;
    await route.fulfill({ status: 502, body: '' });
  });
  await fill(page, newAddress());
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await check({ part: 'main' });
  answer();
  await expect(page.locator('form [role=alert]')).toBeFocused();
  await check({ part: 'main' });

  await page.unroute('**/api/demo-requests/');
  await submit(page).click();
  await expect(page.locator('#request [role=status]')).toBeFocused();
  await check({ part: 'main' });
};

const messageForm: Journey = async (page, locale, check) => {
  await page.goto(pagePath('message', locale));
  // The browser finds nothing wrong with this address; the receiver does.
  await page.locator('[name=email]').fill('ada@company');
  await page.locator('[name=message]').fill('Quelles données ?');
  await submit(page).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await check();
  await page.locator('[name=email]').fill(newAddress());
  await page.locator('form button').click();
  await expect(page).toHaveURL(`${pagePath('message', locale)}#received`);
  await check();
};

const search: Journey = async (page, locale, check) => {
  await page.goto(pagePath('about', locale));
  await openSearch(page);
  await check();
  for (const query of ['csrd', 'xyzzy']) {
    await fieldOf(page).fill(query);
    await expect(dialogOf(page).getByRole('status')).toContainText(query === 'csrd' ? /\d/ : query);
    await check({ part: 'dialog' });
  }
  await page.goto(`${pagePath('search', locale)}?q=CSRD`);
  await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
  await check();
  await page.route('**/_next/static/search-*.json', (route) => route.abort());
  await page.goto(pagePath('about', locale));
  await openSearch(page);
  await page.keyboard.type('CSRD');
  await expect(dialogOf(page).locator('.search-body button')).toHaveCount(1);
  await check({ part: 'dialog' });
};

const unknownAddress: Journey = async (page, locale, check) => {
  await page.goto(`${pagePath('landing', locale)}guides/csrd`);
  await expect(page.locator('[data-suggestions] a').first()).toHaveAttribute('href', /csrdguide/);
  await check();
};

/** What pages show after an interaction, by what it is called. */
export const states: Record<string, Journey> = {
  'menus, and the header over the page': header,
  notices,
  'the question of the landing page: mistaken, answered': scopeQuestion,
  'slides of the landing page': slides,
  'a guide and legal texts, unfolded': reading,
  'the filtered calendar and questions': filters,
  'the checker with a result, all of it unfolded': checker,
  'the demo form: invalid, sending, failed, received': demoForm,
  'the message form: refused, received': messageForm,
  'the search: examples, results, none, out of reach': search,
  'an unknown address with suggestions': unknownAddress,
};
