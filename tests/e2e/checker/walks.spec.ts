import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { CheckerMessages } from '@/islands/checker/messages';
import {
  type AnswerName,
  type Answers,
  type Choice,
  choices,
  questions,
} from '@/law/checker/answers';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/routes/addresses';
import { euWalks } from '@/tests/checker-walks/eu-walks';
import { frWalks } from '@/tests/checker-walks/fr-walks';
import { quoted } from '@/tests/languages';
import { axeFaults } from '../support/axe';
import { expect, startIslands, test, WIDE } from '../support/site';

// Typical cases through the page, each in both languages, and by mouse in one, by keys in the other. The unit
// tests hold every case against the register.
const walks = [...euWalks.slice(0, 9), ...frWalks.slice(0, 6)];
const wordsOf = (locale: Locale): CheckerMessages =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).checker.words;

const isChoice = (name: AnswerName): name is Choice => name in choices;
/** The fields that a company comes to answer, in their order. */
const fieldsOf = (answers: Answers): AnswerName[] =>
  questions.filter(({ isAsked }) => isAsked(answers)).flatMap(({ fields }) => fields(answers));

async function answerByMouse(page: Page, answers: Answers): Promise<void> {
  const checker = page.locator('#scope-checker');
  for (const name of fieldsOf(answers)) {
    const value = answers[name];
    if (value === undefined) continue;
    if (isChoice(name)) await checker.locator(`label:has([name=${name}][value=${value}])`).click();
    else await checker.locator(`[name=${name}]`).fill(value);
  }
}

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

for (const locale of quoted)
  for (const [means, answer] of [
    ['the mouse', answerByMouse],
    ['the keys alone', answerByKeys],
  ] as const)
    test(`typical cases have their answers by ${means}, ${locale}`, WIDE, async ({ page }) => {
      const isFirstHalf = (answer === answerByMouse) === (locale === 'fr');
      const isMine = (_: unknown, index: number) => (index % 2 === 0) === isFirstHalf;
      test.setTimeout(600_000);
      const { regimes, layers, verdicts, reset } = wordsOf(locale);
      await page.goto(pagePath('simulator', locale));
      await startIslands(page);
      const clear = page.getByRole('button', { name: reset });
      for (const [text, answers, regime, layer, today, before] of walks.filter(isMine)) {
        await test.step(text, async () => {
          await answer(page, answers);
          const item = page.locator('#scope-checker details').filter({
            has: page.locator('summary strong', { hasText: sameText(regimes[regime]) }),
          });
          const verdict = item.locator('[data-verdict]', { hasText: sameText(layers[layer], '') });
          await expect(verdict).toHaveAttribute('data-verdict', today);
          await item.locator('summary').press('Enter');
          await expect(item).toContainText(sameText(verdicts[before], '', '\\.'));
          await item.locator('summary').press('Enter');
          await clear.press('Enter');
          await expect(clear).toHaveCount(0);
        });
      }
    });

/** The page's own spaces do not break. */
function sameText(text: string, start = '^', end = start && '$'): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['\u2019]");
  return new RegExp(`${start}${escaped.replace(/\s/g, '\\s')}${end}`);
}

for (const locale of quoted)
  test(`each kind of result passes axe when it is open, ${locale}`, WIDE, async ({ page }) => {
    await page.goto(`${pagePath('simulator', locale)}#seat=france&employees=900&turnover=480`);
    await startIslands(page);
    const items = page.locator('#scope-checker details');
    await expect(items).toHaveCount(15);
    await items.evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    await page.locator('#scope-checker [name=balance]').fill('some');
    expect(await axeFaults(page, '#scope-checker')).toEqual([]);
  });
