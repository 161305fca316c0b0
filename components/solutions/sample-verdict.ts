import { getMessages, getTranslations } from 'next-intl/server';
import type { SampleResult } from '@/browser/islands/checker/checker';
import { find } from '@/browser/islands/checker/found';
import type { CheckerMessages } from '@/browser/islands/checker/messages';
import { HEADED, verdictOf } from '@/browser/islands/checker/verdict-of';
import { pictureSetting } from '@/components/pictures/setting';
import { toFragment } from '@/law/checker/address';
import type { Answers } from '@/law/checker/answers';
import { profile } from '@/law/sample-company/company';
import { loadCheckerLaw } from '@/loaders/checker-law';

const { employees, turnover, 'balance-sheet': balance } = profile.figures;
const inMillions = (euros: number) => String(euros / 1e6);

/** What the sample company would answer. */
const answers: Answers = {
  seat: 'france',
  employees: String(employees),
  turnover: inMillions(turnover),
  balance: inMillions(balance),
  previous: 'same',
  group: 'alone',
  listed: 'no',
  activity: 'other',
  form: 'joint-stock',
};

/** The verdict that the checker gives on the sample company under the law of the day of the build. */
export async function sampleVerdict(): Promise<SampleResult> {
  const t = await getTranslations('checker');
  const setting = await pictureSetting();
  const { locale } = setting;
  const law = await loadCheckerLaw(locale, getTranslations);
  const words: Omit<CheckerMessages, 'demoMessage'> = (await getMessages()).checker.words;
  const found = find(law, answers);
  const others = found.concerned.filter(({ id }) => id !== HEADED);
  return {
    company: t('sample', {
      employees: setting.employees(employees),
      turnover: setting.shortMoney(turnover),
    }),
    said: {
      ...verdictOf(found, law, words, locale),
      count: t('sampleAlso', { count: others.length }),
    },
    also: others.map(({ id }) => words.regimes[id]),
    open: t('openSample'),
    address: toFragment(answers),
  };
}
