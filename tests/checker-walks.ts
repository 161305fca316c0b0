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
type Tried = [text: string, answers: Answers, today: Verdict, before: Verdict];

export type Walk = [text: string, answers: Answers, RegimeId, 'eu' | 'fr', Verdict, Verdict];

/** Walks by regime and layer, as in `csrd eu`. */
const walksOf = (tried: Readonly<Record<string, readonly Tried[]>>): Walk[] =>
  Object.entries(tried).flatMap(([key, walks]) => {
    const [regime, layer] = key.split(' ') as [RegimeId, 'eu' | 'fr'];
    return walks.map(
      ([text, answers, today, before]): Walk => [text, answers, regime, layer, today, before],
    );
  });

/** A company of a third country, which has no form of French law. */
const { form: _, ...abroad } = { ...alone, seat: 'third-country' } as const;

const size = (employees: string, turnover: string, balance: string): Answers => ({
  ...alone,
  employees,
  turnover,
  balance,
});

/** Hard profiles for the law of the Union, as a sceptical lawyer would try them. */
export const euWalks = walksOf({
  'csrd eu': [
    ['a company over both thresholds', size('1240', '480', '310'), 'yes', 'yes'],
    ['exactly 1,000 employees is not more than 1,000', size('1000', '480', '310'), 'no', 'yes'],
    ['exactly 450 million is not more than 450 million', size('1240', '450', '310'), 'no', 'yes'],
    ['the same company under EU law', size('300', '60', '30'), 'no', 'yes'],
    [
      'a range that straddles the threshold is left open',
      size('about 1000', '480', '310'),
      'unknown',
      'yes',
    ],
    [
      'a subsidiary in the report of its parent',
      { ...subsidiary, inParentReport: 'yes' },
      'exempt',
      'exempt',
    ],
    ['a subsidiary that does not know whether it is in it', subsidiary, 'unknown', 'unknown'],
    [
      'a small holding whose group exceeds both thresholds',
      {
        ...alone,
        group: 'parent',
        employees: '12',
        turnover: '2',
        balance: '900',
        groupEmployees: '3000',
        groupTurnover: '700',
        groupBalance: '900',
      },
      'yes',
      'yes',
    ],
    [
      'a US group with 500 million in the Union and a large branch',
      {
        ...abroad,
        employees: '9000',
        turnover: '3000',
        balance: '2000',
        euTurnover: '500',
        euBranchTurnover: '250',
        euSubsidiaryTurnover: '0',
      },
      'yes',
      'yes',
    ],
    [
      'a US group that tells its presence in the Union alone',
      {
        ...abroad,
        euTurnover: '460',
        euBranchTurnover: '210',
      },
      'yes',
      'yes',
    ],
    [
      'a US bank that is not listed is not a public-interest entity',
      {
        ...alone,
        seat: 'third-country',
        activity: 'bank',
        employees: '9000',
        turnover: '3000',
        balance: '20000',
        euTurnover: '100',
      },
      'no',
      'unknown',
    ],
  ],
  'sfdr eu': [
    [
      'an insurer of 900 employees',
      { ...size('900', '600', '4000'), activity: 'insurer' },
      'unknown',
      'unknown',
    ],
  ],
  'csddd eu': [
    [
      'turnover of its group in the Union is not that of a subsidiary',
      {
        ...alone,
        seat: 'third-country',
        group: 'subsidiary',
        employees: '9000',
        turnover: '3000',
        balance: '2000',
        euTurnover: '2000',
      },
      'unknown',
      'unknown',
    ],
    [
      'turnover in the Union is told for one year alone',
      {
        ...alone,
        seat: 'third-country',
        previous: 'different',
        previousEmployees: '4000',
        employees: '9000',
        turnover: '3000',
        balance: '2000',
        euTurnover: '2000',
      },
      'unknown',
      'unknown',
    ],
  ],
  'vsme eu': [['the supplier that the cap protects', size('80', '12', '6'), 'yes', 'no']],
});

/** Hard profiles for the French law, as a sceptical lawyer would try them. */
export const frWalks = walksOf({
  'csrd fr': [
    [
      'French law keeps a large company that EU law has released',
      size('300', '60', '30'),
      'yes',
      'yes',
    ],
    [
      'a subsidiary in the report of its parent is exempt in French law too',
      { ...subsidiary, inParentReport: 'yes' },
      'exempt',
      'exempt',
    ],
    [
      'outside the report of its parent, it is in scope of French law',
      { ...subsidiary, inParentReport: 'no' },
      'yes',
      'yes',
    ],
    [
      'unless it is listed, until the Union lets it be so in France',
      { ...subsidiary, inParentReport: 'yes', listed: 'yes' },
      'yes',
      'yes',
    ],
  ],
  'vigilance fr': [
    [
      "a subsidiary may be relieved by its parent's vigilance plan",
      { ...size('12000', '3000', '2000'), group: 'subsidiary' },
      'unknown',
      'unknown',
    ],
  ],
  'lec29 fr': [
    [
      'an insurer reports under article 29',
      { ...size('900', '600', '4000'), activity: 'insurer' },
      'yes',
      'yes',
    ],
    [
      'investment advice may fall under article 29',
      { ...size('40', '8', '3'), activity: 'adviser' },
      'unknown',
      'unknown',
    ],
  ],
  'bdese fr': [
    [
      'the branch of a foreign company may owe what employers owe',
      {
        ...alone,
        seat: 'third-country',
        employees: '9000',
        euTurnover: '460',
        establishment: 'yes',
      },
      'unknown',
      'unknown',
    ],
    [
      'without an establishment in France a foreign company does not',
      { ...alone, seat: 'third-country', employees: '9000', establishment: 'no' },
      'no',
      'no',
    ],
  ],
  'sapin fr': [
    [
      'a small subsidiary may belong to a group of the anti-corruption law',
      { ...size('100', '20', '10'), group: 'subsidiary' },
      'unknown',
      'unknown',
    ],
  ],
  'quotas fr': [
    ['boards of directors are not asked about', size('300', '60', '30'), 'unknown', 'unknown'],
    ['three years at 1,000 employees', size('1000', '60', '30'), 'yes', 'yes'],
  ],
});
