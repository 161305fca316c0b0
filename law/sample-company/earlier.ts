import { figureHistory, figuresOf } from '@/law/figures';
import { entriesOf } from '@/law/find';
import type { Register } from '@/law/register';
import {
  type Obligation,
  obligationIds,
  simulate,
  simulated,
  type Thresholds,
  thresholdsOn,
} from './simulation';

/** Thresholds of a rule, and those they replaced. */
export interface RaisedThresholds {
  rule: string;
  before: Thresholds;
  now: Thresholds;
}

/** How the simulation has changed with the law. */
export interface EarlierLaw {
  /** The last day of the earlier law. */
  until: string;
  thresholds: RaisedThresholds[];
  /** Obligations that the same company had under it and has no longer. */
  dropped: Obligation[];
  /** Those it had and has, although their thresholds changed. */
  kept: Obligation[];
}

/**
 * The thresholds of a rule on a day beside the last ones that differed; undefined when they never did.
 */
export function replacedThresholds(
  register: Register,
  rule: string,
  day: string,
): (RaisedThresholds & { until: string }) | undefined {
  const found = entriesOf(register).rules.get(rule);
  const now = thresholdsOn(register, rule, day);
  if (!found || !now) return undefined;
  const ends = [...figuresOf(found).keys()].flatMap((name) =>
    figureHistory(register, name).flatMap(({ until }) =>
      until !== undefined && until < now.version.from ? [until] : [],
    ),
  );
  const until = ends.sort().at(-1);
  const before = until === undefined ? undefined : thresholdsOn(register, rule, until);
  return until !== undefined && before ? { rule, before, now, until } : undefined;
}

/** The law before the last change of a threshold that the simulator shows; undefined when none changed. */
export function earlierLaw(register: Register, day: string): EarlierLaw | undefined {
  const changed = Object.values(simulated).flatMap(
    (rule) => replacedThresholds(register, rule, day) ?? [],
  );
  const until = changed
    .map((each) => each.until)
    .sort()
    .at(-1);
  if (until === undefined) return undefined;
  const [then, now] = [simulate(register, until), simulate(register, day)];
  const shown = changed.filter((each) => each.until === until);
  const met = (outcomes: typeof now, id: Obligation) =>
    outcomes.get(simulated[id])?.truth === 'yes';
  return {
    until,
    thresholds: shown,
    dropped: obligationIds.filter((id) => met(then, id) && !met(now, id)),
    kept: obligationIds.filter(
      (id) => shown.some(({ rule }) => rule === simulated[id]) && met(then, id) && met(now, id),
    ),
  };
}
