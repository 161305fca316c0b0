import { entriesOf } from '@/law/entries';
import { type Profile, withSteadyYears } from '@/law/evaluation/profile';
import type { CheckerLaw } from './checker-law';
import { registerOfYear } from './moments';
import { layers, type RegimeId, regimeOf, regimes } from './regimes';
import { type LayerResult, layersUnder, type RuleResult, type Verdict } from './result';

/** The years that are told of. */
export const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030] as const;

interface YearAnswer {
  year: number;
  verdict: Verdict;
  rules: readonly RuleResult[];
}

/** The answers of a layer on a regime, year by year. */
export interface YearRow {
  id: RegimeId;
  layer: LayerResult['layer'];
  years: YearAnswer[];
}

/**
 * Every regime year by year, under the law as it stands on `law.day`, for a company whose figures stay the same. Rules on
 * financial years go by the financial year, the others by the calendar year.
 */
export function yearsOf(law: CheckerLaw, profile: Profile): YearRow[] {
  const steady = profile.previous?.length === 0 ? withSteadyYears(profile) : profile;
  const answers = years.map((year) => ({
    year,
    answer: layersUnder(registerOfYear(law, year), steady, law.day),
  }));
  return regimes.flatMap(({ id, ...regime }) =>
    layers
      .filter((layer) => regime[layer].length > 0)
      .map((layer) => ({
        id,
        layer,
        years: answers.map(({ year, answer }) => ({ year, ...answer(id, layer) })),
      })),
  );
}

/** What changes an answer from one year to the next. */
export const changesIn = ({ years: each }: Pick<YearRow, 'years'>) =>
  each.slice(1).flatMap(({ year, verdict, rules }, index) => {
    const before = each[index];
    if (!before || before.verdict === verdict) return [];
    const isNew = ({ rule, ...now }: RuleResult) =>
      now.verdict === verdict && before.rules.find((old) => old.rule === rule)?.verdict !== verdict;
    const begun = verdict === 'no' ? undefined : rules.find(isNew);
    if (begun) return [{ year, verdict, kind: 'begins', rule: begun.rule }];
    const ended = before.rules.find((old) => old.verdict === before.verdict);
    return ended ? [{ year, verdict, kind: 'ends', rule: ended.rule }] : [];
  });

/**
 * The answers of French law if it took over a directive that it has yet to follow, from the first financial year of the
 * directive's rule; a hypothesis, never the law.
 * @returns undefined where nothing awaits transposition, or it would change nothing.
 */
export function ifTransposed(
  law: CheckerLaw,
  rows: readonly YearRow[],
  id: RegimeId,
): YearRow | undefined {
  const { awaits } = regimeOf(id);
  const [eu, fr] = layers.map((layer) => rows.find((row) => row.id === id && row.layer === layer));
  if (!awaits || !eu || !fr) return undefined;
  const from = firstYearOf(law, awaits);
  const answers = fr.years.map((answer, index) =>
    answer.year >= from ? (eu.years[index] ?? answer) : answer,
  );
  const isSame = answers.every(({ verdict }, index) => verdict === fr.years[index]?.verdict);
  return isSame ? undefined : { ...fr, years: answers };
}

/** The first financial year of the latest wording of a rule, once that is the law. */
function firstYearOf(law: CheckerLaw, id: string): number {
  const latest = entriesOf(law.register).rules.get(id)?.versions.at(-1);
  const isLaw = latest !== undefined && latest.from <= law.day;
  return (isLaw && latest.financialYears?.from) || Number.POSITIVE_INFINITY;
}
