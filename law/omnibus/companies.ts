import type { Answers } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { check, type Verdict } from '@/law/checker/result';
import type { RuleVersion } from '@/law/register';

/** What every company of the table answers: in France, alone, and no different a year before. */
const common: Answers = {
  seat: 'france',
  previous: 'same',
  group: 'alone',
  activity: 'other',
  form: 'joint-stock',
  listed: 'no',
};

const sized = (employees: number, turnover: number, balance: number): Answers => ({
  ...common,
  employees: String(employees),
  turnover: String(turnover),
  balance: String(balance),
});

/** Typical sizes, as answers to the checker; turnover and balance sheet in millions of euros. */
export const companies: readonly { id: string; answers: Answers }[] = [
  { id: 'small', answers: sized(60, 12, 8) },
  { id: 'large', answers: sized(260, 60, 30) },
  { id: 'listed', answers: { ...sized(600, 150, 120), listed: 'yes' } },
  { id: 'unlisted', answers: sized(600, 150, 120) },
  { id: 'below-turnover', answers: sized(1100, 300, 250) },
  { id: 'above-both', answers: sized(1100, 460, 300) },
  { id: 'largest', answers: sized(5500, 1600, 1200) },
];

/** What the table tells of each company. */
export const columns = [
  { name: 'csrd-eu', regime: 'csrd', layer: 'eu' },
  { name: 'csrd-fr', regime: 'csrd', layer: 'fr' },
  { name: 'taxonomy-eu', regime: 'taxonomy', layer: 'eu' },
  { name: 'csddd-eu', regime: 'csddd', layer: 'eu' },
  { name: 'vigilance-fr', regime: 'vigilance', layer: 'fr' },
  { name: 'vsme-eu', regime: 'vsme', layer: 'eu' },
] as const satisfies readonly { name: string; regime: RegimeId; layer: 'eu' | 'fr' }[];

/** Whether a company is concerned, in December 2025 and on the day of the build. */
export interface InScope {
  column: (typeof columns)[number];
  before: Verdict;
  /** `unsettled`: Article 8 of the Taxonomy, for those whom French law alone makes report. */
  now: Verdict | 'unsettled';
  /** Ids of the rules by which it is concerned now. */
  rules: string[];
}

/** What the checker answers for a company, in the order of the columns. */
export function inScope(law: CheckerLaw, { answers }: (typeof companies)[number]): InScope[] {
  const results = check(law, profileOf(answers));
  const resultOf = (regime: RegimeId, layer: 'eu' | 'fr') =>
    results.find(({ id }) => id === regime)?.layers.find((each) => each.layer === layer);
  return columns.map((column) => {
    const { regime, layer } = column;
    const result = resultOf(regime, layer);
    // A regime without a rule on either day concerns nobody.
    if (!result) return { column, before: 'no', now: 'no', rules: [] };
    const met = result.rules.filter(({ verdict }) => verdict === 'yes').map(({ rule }) => rule);
    const isFrenchAlone = result.verdict === 'no' && resultOf('csrd', 'fr')?.verdict === 'yes';
    const now = regime === 'taxonomy' && isFrenchAlone ? 'unsettled' : result.verdict;
    return { column, before: result.before, now, rules: met };
  });
}

type Span = Pick<RuleVersion, 'financialYears'>;

/** Of wordings that concern a company at once, those whose financial years no other contains. */
export const outermost = <T extends Span>(wordings: readonly T[]): T[] =>
  wordings.filter(
    (wording) => !wordings.some((other) => contains(other, wording) && !contains(wording, other)),
  );

const contains = ({ financialYears: outer }: Span, { financialYears: inner }: Span): boolean =>
  outer !== undefined &&
  inner !== undefined &&
  (outer.from ?? 0) <= (inner.from ?? 0) &&
  (outer.until ?? Number.POSITIVE_INFINITY) >= (inner.until ?? Number.POSITIVE_INFINITY);
