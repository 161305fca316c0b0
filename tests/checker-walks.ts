import type { Answers } from '@/law/checker/answers';
import type { RegimeId } from '@/law/checker/regimes';
import type { Verdict } from '@/law/checker/result';

/** A French company without a group; only its size is left to answer. */
export const alone: Answers = {
  seat: 'france',
  previous: 'same',
  group: 'alone',
  listed: 'no',
  activity: 'other',
  form: 'joint-stock',
};

/** The same with its size; turnover and balance sheet in millions of euros. */
export const sized = (employees: string, turnover: string, balance: string): Answers => ({
  ...alone,
  employees,
  turnover,
  balance,
});

/** A subsidiary over every threshold, of which the parent's report is left to answer. */
export const subsidiary: Answers = { ...sized('1240', '480', '310'), group: 'subsidiary' };

/** What is tried, the answers, and the answer of a layer on a regime: on 22 November 2026, and in December 2025. */
export type Walk = [text: string, answers: Answers, RegimeId, 'eu' | 'fr', Verdict, Verdict];

/** Typical companies, which the browser walks through too. */
export const typicalWalks: readonly Walk[] = [
  ['a company over both thresholds', sized('1240', '480', '310'), 'csrd', 'eu', 'yes', 'yes'],
  [
    'a subsidiary in the report of its parent is exempt in French law too',
    { ...subsidiary, inParentReport: 'yes' },
    'csrd',
    'fr',
    'exempt',
    'exempt',
  ],
  [
    'exactly 450 million is not more than 450 million',
    sized('1240', '450', '310'),
    'csrd',
    'eu',
    'no',
    'yes',
  ],
  [
    'unless it is listed, until the Union lets it be so in France',
    { ...subsidiary, inParentReport: 'yes', listed: 'yes' },
    'csrd',
    'fr',
    'yes',
    'yes',
  ],
];
