import { type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/pages/urls';
import { newAddress, stored } from '../support/demo-requests';
import { differentPages } from '../support/site';
import { KEYS, type Page } from './driver';
import { expect, test } from './engine';

const ANSWERS =
  'seat=france&employees=1240&turnover=480&balance=310&previous=same&group=alone&listed=no&activity=other&form=joint-stock';
const concerned: Partial<Record<Locale, RegExp>> = {
  fr: /^Concerné\s: \d+\./,
  en: /^In scope: \d+\./,
};

const isOpen = (page: Page, selector: string) =>
  page.evaluate((each) => document.querySelector(each)?.hasAttribute('open') ?? false, selector);
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((each) => document.activeElement?.matches(each) ?? false, selector);
const textOf = (page: Page, selector: string) =>
  page.evaluate((each) => document.querySelector(each)?.textContent?.trim() ?? '', selector);

/** Fills in the required fields, without the scripts of the page. */
async function fill(page: Page, email: string): Promise<void> {
  const texts = { firstName: 'Ada', lastName: 'Lovelace', email, organization: 'Analytical' };
  for (const [name, text] of Object.entries({ ...texts, role: 'CFO' }))
    await page.type(`[name=${name}]`, text);
  await page.click('[name=sector] option[value=energy]');
  await page.click('[name=companySize] option[value="51-200"]');
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.beforeEach(({ site }) => site.resize(1440, 900));

    for (const width of [1440, 500]) {
      test(`every page loads, fits and has its heading, in ${width} px`, async ({ site }) => {
        test.setTimeout(180_000);
        await site.resize(width, 900);
        const faults: string[] = [];
        for (const id of differentPages.filter((each) => each !== 'notFound')) {
          await site.goto(pagePath(id, locale));
          const { title, overflow } = await site.evaluate(() => ({
            title: document.querySelector('h1')?.checkVisibility() ?? false,
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }));
          if (!title) faults.push(`${id} shows no heading`);
          if (overflow > 0) faults.push(`${id} is ${overflow} px too wide`);
        }
        expect(faults).toEqual([]);
      });
    }

    test('menus open, and Escape closes them and returns the focus', async ({ site }) => {
      await site.goto(pagePath('about', locale));
      await site.click('header details[data-menu=hover] summary');
      expect(await isOpen(site, 'header details[data-menu=hover]')).toBe(true);
      await site.press(KEYS.escape);
      expect(await isOpen(site, 'header details[data-menu=hover]')).toBe(false);
      expect(await hasFocus(site, 'header details[data-menu=hover] summary')).toBe(true);

      await site.resize(500, 900);
      await site.click('[data-mobile-menu] > summary');
      expect(await isOpen(site, '[data-mobile-menu]')).toBe(true);
      await site.press(KEYS.escape);
      expect(await isOpen(site, '[data-mobile-menu]')).toBe(false);
      expect(await hasFocus(site, '[data-mobile-menu] > summary')).toBe(true);
    });

    test('the search finds while one types, and closes', async ({ site }) => {
      await site.goto(pagePath('about', locale));
      await site.click('header [data-search]');
      await expect.poll(() => hasFocus(site, 'dialog [type=search]')).toBe(true);
      await site.type('dialog [type=search]', 'csrd');
      await expect
        .poll(() =>
          site.evaluate(
            () => document.querySelector<HTMLAnchorElement>('dialog li a')?.pathname ?? '',
          ),
        )
        .toContain('/guides/csrdguide/');
      await site.press(KEYS.escape);
      if (await isOpen(site, 'dialog')) await site.press(KEYS.escape);
      expect(await isOpen(site, 'dialog')).toBe(false);
      expect(await hasFocus(site, 'header [data-search]')).toBe(true);
    });

    test('the checker answers', async ({ site }) => {
      await site.goto(`${pagePath('simulator', locale)}#${ANSWERS}`);
      const status = () => textOf(site, '#scope-checker [role=status]');
      await expect.poll(status).toMatch(concerned[locale] ?? /: \d+\./);
      await site.type('#scope-checker [name=employees]', '0');
      await expect.poll(() => site.evaluate(() => location.hash)).toContain('employees=12400');
    });

    test('a demo request arrives', async ({ site }) => {
      const email = newAddress();
      await site.goto(pagePath('signup', locale));
      await fill(site, email);
      await site.click('form button[type=submit]');
      await expect.poll(() => hasFocus(site, '#request [role=status]')).toBe(true);
      expect(await stored(email)).toBe(1);
    });

    test('a demo request arrives without scripts', async ({ site, engine }) => {
      test.skip(!engine.allowScripts, 'This engine cannot turn scripts off.');
      const email = newAddress();
      await engine.allowScripts?.(false);
      try {
        await site.goto(pagePath('signup', locale));
        await fill(site, email);
        await site.click('form button[type=submit]');
        await expect.poll(() => stored(email)).toBe(1);
      } finally {
        await engine.allowScripts?.(true);
      }
    });
  });
}

test('every weight of the fonts is drawn', async ({ site }) => {
  await site.goto('/guides/csrdguide/');
  const widths = await site.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d');
    return ['h1', 'p'].map((name) => {
      const { fontFamily } = getComputedStyle(document.querySelector(`main ${name}`) as Element);
      return [400, 500, 600].map((weight) => {
        if (context) context.font = `${weight} 100px ${fontFamily}`;
        return Math.round(context?.measureText('Hamburgefonstiv').width ?? 0);
      });
    });
  });
  for (const [light = 0, medium = 0, bold = 0] of widths) {
    expect(medium).toBeGreaterThan(light);
    expect(bold).toBeGreaterThan(medium);
  }
});
