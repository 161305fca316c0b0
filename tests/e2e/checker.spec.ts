import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type AnswerName,
  type Answers,
  type Choice,
  choices,
  questions,
} from '@/law/checker/answers';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { lowerFirst } from '@/lib/sentences';
import { pagePath } from '@/loaders/routes/addresses';
import { typicalWalks, type Walk } from '@/tests/checker-walks';
import { messagesIn, quoted } from '@/tests/languages';
import { fill, newAddress, stored, submit } from './support/demo-requests';
import { boxOf, expect, NARROW, startIslands, test, WIDE } from './support/site';
import { ANSWERS } from './support/states';

const isChoice = (name: AnswerName): name is Choice => name in choices;
/** The fields that a company comes to answer, in their order. */
const fieldsOf = (answers: Answers): AnswerName[] =>
  questions.filter(({ isAsked }) => isAsked(answers)).flatMap(({ fields }) => fields(answers));

/** From the first question on, with the keys alone. "I don't know" is the last of each choice, and chosen. */
async function answerByKeys(page: Page, answers: Answers): Promise<void> {
  await page.locator('#scope-checker [name=seat]:checked').focus();
  for (const name of fieldsOf(answers)) {
    const value = answers[name];
    await expect(page.locator(`#scope-checker [name=${name}]:focus`)).toHaveCount(1);
    if (value !== undefined && isChoice(name)) {
      const list: readonly string[] = choices[name];
      for (let press = 0; press <= list.indexOf(value); press++)
        await page.keyboard.press('ArrowDown');
    } else if (value !== undefined) await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
}

/** The page's own spaces do not break. */
function sameText(text: string, start = '^', end = start && '$'): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['\u2019]");
  return new RegExp(`${start}${escaped.replace(/\s/g, '\\s')}${end}`);
}

/** Typical companies, in one language each. The unit tests hold every case against the register. */
const walks: Record<(typeof quoted)[number], readonly Walk[]> = {
  fr: typicalWalks.slice(0, 2),
  en: typicalWalks.slice(2),
};

for (const locale of quoted) {
  test(
    `from the first question to the answer, by keys alone (${locale})`,
    WIDE,
    async ({ page }) => {
      test.setTimeout(600_000);
      const { regimes, layers, verdicts, reset } = messagesIn(locale as Locale).checker.words;
      await page.goto(pagePath('simulator', locale));
      await startIslands(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const clear = page.getByRole('button', { name: reset });
      for (const [text, answers, regime, layer, today, before] of walks[locale]) {
        await test.step(text, async () => {
          await answerByKeys(page, answers);
          const item = page.locator('#scope-checker details').filter({
            has: page.locator('summary strong', { hasText: sameText(regimes[regime]) }),
          });
          const verdict = item.locator('[data-verdict]', { hasText: sameText(layers[layer], '') });
          await expect(verdict).toHaveAttribute('data-verdict', today);
          await item.locator('summary').press('Enter');
          await expect(item).toContainText(sameText(lowerFirst(verdicts[before]), '', '\\.'));
          await clear.press('Enter');
          await expect(clear).toHaveCount(0);
        });
      }
      // No answer leaves the browser: only parts of the page and the law come.
      const isPart = (url: string) =>
        /\/_next\/static\/|\/favicon\.svg$|\/checker\/law-\w+\.json$/.test(url);
      expect(requests.filter((url) => !isPart(url) || url.includes('?'))).toEqual([]);
    },
  );
}

test(
  'an address gives a result, which is kept as files and goes with the request for a demo',
  WIDE,
  async ({ page, request }) => {
    await page.goto(`/en/solutions/simulateuresg/#${ANSWERS}`);
    await startIslands(page);
    const checker = page.locator('#scope-checker');
    await expect(checker.locator('#checker-result [role=status] button')).toHaveText(
      '8 laws apply to you.',
    );
    const csrd = checker.locator('[data-regime=csrd]');
    await csrd.locator('summary').click();
    await expect(csrd).toContainText('2026/470');
    await expect(csrd).toContainText(/1.000/);
    await checker.locator('[name=employees]').fill('900');
    await expect(csrd).toContainText('more than 1,000 employees (+11% from your figure)');
    await checker.locator('[name=employees]').fill('1240');
    await expect(page).toHaveURL(/employees=1240/);
    await expect(csrd).not.toContainText('You have left');

    const idsIn = (file: string) => [...file.matchAll(/^UID:([^@]+)@/gm)].map(([, id]) => id);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: '(.ics)' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    const published = idsIn(await (await request.get('/en/calendrier/tous.ics')).text());
    // Three or fewer are left from 2027-03-20 on, when the transposition is over.
    expect(idsIn(file).length).toBeGreaterThan(today() > '2027-03-19' ? 1 : 3);
    expect(idsIn(file).filter((id) => !published.includes(id))).toEqual([]);
    expect(idsIn(file)).toContain('csrd-scope-first-report');
    expect(idsIn(file)).not.toContain('csddd-applies');

    const email = newAddress();
    await page.getByRole('link', { name: 'See the demo on your 8 laws' }).click();
    await startIslands(page);
    await expect(page.locator('[name=message]')).toHaveValue(/CSRD and ESRS/);
    await fill(page, email);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Request received!' })).toBeVisible();
    expect(await stored(email, 'spam = 0')).toBe(1);
  },
);

for (const locale of quoted) {
  test(
    `the scope memo is printed alone on two pages at most (${locale})`,
    WIDE,
    async ({ page }) => {
      const { memo } = messagesIn(locale as Locale).checker.words;
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const answers of [ANSWERS, HARD]) {
        await page.goto(`${pagePath('simulator', locale)}?${answers.length}#${answers}`);
        await startIslands(page);
        const button = page.getByRole('button', { name: memo.button });
        await expect(button).toBeVisible();
        // The law has come; the memo asks for nothing more.
        requests.length = 0;
        await button.click();
        await page.getByLabel(sameText(memo.name, '')).fill('Ada & Co');
        await page.getByRole('button', { name: memo.print, exact: true }).click();
        const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
        expect(pages).toBeGreaterThan(0);
        expect(pages).toBeLessThanOrEqual(2);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('article')).toContainText('Ada & Co');
        await expect(page.getByRole('article')).toContainText(/2026\/470/);
        await expect(page.getByRole('main')).toBeHidden();
        await page.emulateMedia({ media: null });
      }
      expect(page.url()).not.toContain('Ada');
      expect(requests.filter((url) => !/\/_next\/static\//.test(url))).toEqual([]);
    },
  );
}

/** A listed insurer with subsidiaries and a parent, which many rules concern. */
const HARD =
  'seat=france&employees=1120&turnover=470&balance=310&previous=different&previousEmployees=990&previousTurnover=440&previousBalance=300&group=both&groupEmployees=1500&groupEmployeesFrance=1300&groupTurnover=620&groupBalance=500&inParentReport=yes&listed=yes&activity=insurer&form=joint-stock&parentSeat=abroad&parentGroupEmployees=20000';

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test(
  'on phones a line leads to the result, and the result to the answer that decides the most',
  NARROW,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/solutions/simulateuresg/#${ANSWERS}`);
    const notice = page.locator('#checker-result');
    const line = page.locator('[data-line]');
    // The page opens at the visitor's own verdict, and the questions are folded above it.
    await expect(notice.locator('mark')).toBeInViewport({ ratio: 1 });
    await expect(line).toBeHidden();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(6000);
    await startIslands(page);
    await page.locator('summary', { hasText: 'Vos réponses' }).click();
    await page.locator('[name=employees]').focus();
    await expect(line).toHaveCSS('opacity', '1');
    await line.getByRole('button').click();
    await expect(notice).toBeFocused();
    await expect(line).toBeHidden();
    expect(await height()).toBeLessThanOrEqual(6000);

    await notice.getByRole('button', { name: 'Copier le lien' }).click();
    await expect(notice).toContainText('Lien copié');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`#${ANSWERS}$`));

    await notice.getByRole('button', { name: /^Énergie finale/ }).click();
    const field = page.locator('[name=finalEnergy]');
    await expect(field).toBeFocused();
    await field.fill('30');
    await expect(notice.getByRole('status')).toContainText('9 textes vous concernent');
    // The focus goes back up the questions, never below the line.
    for (let press = 0; press < 9; press++) await page.keyboard.press('Shift+Tab');
    await expect(line).toHaveCSS('opacity', '1');
    const focused = await boxOf(page.locator(':focus'));
    expect(focused.bottom).toBeLessThanOrEqual((await boxOf(line)).y);
  },
);
