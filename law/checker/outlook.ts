import { versionOn } from '@/law/as-at';
import type { Profile } from '@/law/evaluation/profile';
import type { Rule } from '@/law/register';
import type { Answers } from './answers';
import { type Growth, growthThatChanges } from './growth';
import type { CheckerLaw } from './law';
import { byWhetherAsked } from './more-questions';
import { type Crossing, nearestThreshold } from './nearest';
import { profileOf } from './profile-of';
import { type RegimeId, regimes } from './regimes';
import { type LayerResult, type RegimeResult, type Verdict, verdictOf } from './result';

/** What would change a settled answer, under the law of the years to come. */
export interface Outlook {
  /** The last financial year of the present answer, and the next one, when rules that decide it end. */
  ends: { year: number; verdict: Verdict } | undefined;
  nearest: readonly Crossing[];
  /** Undefined when no growth that is tried changes it. */
  growth: Growth | undefined;
}

/**
 * What would change the answer of a layer on a regime: rules that end, the nearest threshold, and growth within two
 * financial years.
 * @returns undefined while the answer is open, or turns on an exemption.
 */
export function outlookOf(
  law: CheckerLaw,
  regime: RegimeId,
  { layer, verdict }: Pick<LayerResult, 'layer' | 'verdict'>,
  profile: Profile,
): Outlook | undefined {
  const names = regimes.find(({ id }) => id === regime)?.[layer] ?? [];
  if (verdict !== 'yes' && verdict !== 'no') return undefined;
  const year = Number(law.day.slice(0, 4));
  // Two closings from the last one: that of this year, and of the next.
  const [soon, later] = [withoutEnded(law, year), withoutEnded(law, year + 1)];
  const next = verdictOf(later, names, profile);
  return {
    ends: next === verdict ? undefined : { year, verdict: next },
    nearest: nearestThreshold(later, names, profile),
    growth: growthThatChanges([soon, later], names, profile),
  };
}

/** The law without the rules that no longer apply to a financial year. */
function withoutEnded(law: CheckerLaw, year: number): CheckerLaw {
  const lasts = (rule: Rule) => (versionOn(rule, law.day)?.financialYears?.until ?? year) >= year;
  const register = Object.fromEntries(
    Object.entries(law.register).map(([id, subject]) => [
      id,
      { ...subject, rules: subject.rules.filter(lasts) },
    ]),
  );
  return { ...law, register };
}

/** Results with what would change them, and which of the missing facts no question asks, as files hold them. */
export function withOutlook(law: CheckerLaw, results: readonly RegimeResult[], answers: Answers) {
  const profile = profileOf(answers);
  return results.map(({ id, layers }) => ({
    id,
    layers: layers.map((layer) => ({
      ...layer,
      rules: layer.rules.map((rule) => ({
        ...rule,
        notAsked: byWhetherAsked(rule.missing, answers).notAsked,
      })),
      outlook: outlookOf(law, id, layer, profile),
    })),
  }));
}
