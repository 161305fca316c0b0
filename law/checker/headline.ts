import { withRulesNamed } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import type { Profile } from '@/law/evaluation/profile';
import { addDays } from '@/lib/dates';
import type { CheckerLaw } from './checker-law';
import { FIRST_DAY } from './regime-dates';
import { type RegimeId, regimeOf } from './regimes';
import { type LayerResult, type RegimeResult, type RuleResult, verdictOf } from './result';
import { covering } from './span';

/** Where a company stands on a layer of a regime, as a sentence tells it. */
export interface Standing {
  /**
   * `ending` while every rule that concerns it has a last year; `left` when it was concerned before; `out-unless` when
   * earlier financial years may have been above a threshold.
   */
  kind: 'in' | 'ending' | 'left' | 'out' | 'out-unless' | 'exempt' | 'open';
  /** The first financial year, or day; absent when it is in force as it stands. */
  from?: string | undefined;
  /** The first calendar year of a report. */
  report?: number | undefined;
  /** The last financial year, or day. */
  until?: string | undefined;
  /** The day since which it has no longer been concerned. */
  since?: string | undefined;
}

export interface Headline {
  eu?: Standing;
  fr?: Standing;
}

/** What a sentence on a regime has to tell, by layer of law. */
export const headlineOf = (
  law: CheckerLaw,
  { id, layers }: RegimeResult,
  profile: Profile,
): Headline =>
  Object.fromEntries(layers.map((result) => [result.layer, standingOf(law, id, result, profile)]));

function standingOf(
  law: CheckerLaw,
  id: RegimeId,
  { layer, verdict, unless, rules }: LayerResult,
  profile: Profile,
): Standing {
  if (verdict === 'exempt') return { kind: 'exempt' };
  if (verdict === 'yes') return concerned(rules.filter((rule) => rule.verdict === 'yes'));
  if (unless) return { kind: 'out-unless' };
  if (verdict === 'unknown') return { kind: 'open' };
  const since = leftOn(law, regimeOf(id)[layer], profile);
  return since === undefined ? { kind: 'out' } : { kind: 'left', since };
}

/** From which year or day, and until which, rules concern a company that all do. */
export function concerned(rules: readonly RuleResult[]): Standing {
  const span = covering(rules);
  return { kind: span.until === undefined ? 'in' : 'ending', ...span };
}

/** The day on which some rules, or those they name, ceased to concern a company; undefined when they never did. */
function leftOn(law: CheckerLaw, names: readonly string[], profile: Profile): string | undefined {
  const { rules } = entriesOf(law.register);
  const wordings = withRulesNamed(law.register, names).flatMap(
    (id) => rules.get(id)?.versions ?? [],
  );
  const turns = wordings.flatMap(({ from, until }) => [
    from,
    ...(until === undefined ? [] : [addDays(until, 1)]),
  ]);
  const isConcerned = (day: string) => verdictOf({ ...law, day }, names, profile) === 'yes';
  return [...new Set(turns)]
    .filter((day) => day > FIRST_DAY && day <= law.day)
    .sort()
    .findLast((day) => isConcerned(addDays(day, -1)) && !isConcerned(day));
}
