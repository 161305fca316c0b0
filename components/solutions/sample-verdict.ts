import { getTranslations } from 'next-intl/server';
import type { SampleResult } from '@/browser/islands/checker/checker';
import { headlineText } from '@/browser/islands/checker/headline-text';
import type { CheckerMessages } from '@/browser/islands/checker/messages';
import { pictureSetting } from '@/components/pictures/setting';
import { toFragment } from '@/law/checker/address';
import type { Answers } from '@/law/checker/answers';
import { groupOf } from '@/law/checker/groups';
import { profileOf } from '@/law/checker/profile';
import { check } from '@/law/checker/result';
import { profile } from '@/law/sample-company/company';
import { loadCheckerLaw } from '@/loaders/checker-law';

/** The regime of the verdict. */
const SHOWN = 'csrd';

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
export async function sampleVerdict(): Promise<SampleResult | undefined> {
  const t = await getTranslations('checker');
  const setting = await pictureSetting();
  const { locale } = setting;
  const law = await loadCheckerLaw(locale, getTranslations);
  const results = check(law, profileOf(answers));
  const result = results.find(({ id }) => id === SHOWN);
  if (!result) return undefined;
  const words: CheckerMessages = t.raw('words');
  const others = results.filter((each) => each !== result && groupOf(each, answers) === 'yes');
  return {
    company: t('sample', {
      employees: setting.employees(employees),
      turnover: setting.shortMoney(turnover),
    }),
    verdict: headlineText(law, result, answers, words, locale).first,
    alsoTitle: t('sampleAlso', { count: others.length }),
    also: others.map(({ id }) => words.regimes[id]),
    open: t('openSample'),
    address: toFragment(answers),
  };
}
