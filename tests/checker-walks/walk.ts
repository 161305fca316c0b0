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

/** A subsidiary over every threshold, of which the parent's report is left to answer. */
export const subsidiary: Answers = {
  ...alone,
  group: 'subsidiary',
  employees: '1240',
  turnover: '480',
  balance: '310',
};

/** What is tried, the answers, and the answer of a layer on a regime: on 22 November 2026, and in December 2025. */
export type Walk = [
  text: string,
  answers: Answers,
  RegimeId,
  'eu' | 'fr',
  today: Verdict,
  before: Verdict,
];
