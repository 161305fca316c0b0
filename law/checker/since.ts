import type { Profile } from '@/law/evaluation/profile';
import type { Locale } from '@/lib/i18n/locales';
import type { CheckerLaw } from './checker-law';
import { layers, type RegimeId } from './regimes';
import { check, type LayerResult, type RegimeResult } from './result';

/** Something that changed in the law on a day, in one language. */
export interface ChangeText {
  date: string;
  /** The regimes that it concerns. */
  regimes: readonly RegimeId[];
  /** Where it is on rules of the checker alone: those. */
  rules?: readonly string[] | undefined;
  text: string;
  /** The act and its provision, and the act's address. */
  source: string;
  url: string | undefined;
}

/** What a visitor can follow on a regime. */
export interface Followed {
  calendars: readonly { name: string; url: string }[];
  /** Address of its Atom feed. */
  feed: string;
}

/** What the checker offers those who come back, in one language: the same file for everybody. */
export interface ComeBackLaw {
  /** From `FIRST_DAY` to the day of the build, the latest first. */
  changes: readonly ChangeText[];
  followed: Readonly<Record<RegimeId, Followed>>;
}

export const comeBackFile = (locale: Locale): string => `changes-${locale}.json`;

/** Address of what the checker offers those who come back, in a language. */
export const comeBackAddress = (locale: Locale): string => `/checker/${comeBackFile(locale)}`;

/** An answer under the law of an earlier day, beside that of the day of `law`. */
export interface Comparison {
  id: RegimeId;
  layer: LayerResult['layer'];
  before: LayerResult | undefined;
  now: LayerResult | undefined;
}

/** What changed for a company since a day. */
export interface SinceDay {
  answers: readonly Comparison[];
  changes: readonly ChangeText[];
}

/** The answers that are others than on an earlier day, and what changed in the law that concerned the company on either. */
export function sinceDay(
  law: CheckerLaw,
  profile: Profile,
  earlier: string,
  changes: readonly ChangeText[],
): SinceDay {
  const results = [check({ ...law, day: earlier }, profile), check(law, profile)];
  const all = results
    .flat()
    .flatMap((regime) => regime.layers.map((each) => ({ id: regime.id, ...each })));
  const concerning = all.filter(({ verdict }) => verdict !== 'no');
  const met = new Set(concerning.map(({ id }) => id));
  const metRules = new Set(
    concerning.flatMap(({ rules }) =>
      rules.flatMap(({ rule, verdict }) => (verdict === 'no' ? [] : [rule])),
    ),
  );
  return {
    answers: compare(results).filter(differs),
    changes: changes.filter(
      ({ date, regimes, rules }) =>
        date > earlier &&
        regimes.some((id) => met.has(id)) &&
        (rules?.some((id) => metRules.has(id)) ?? true),
    ),
  };
}

const compare = ([before = [], now = []]: readonly RegimeResult[][]): Comparison[] =>
  now.flatMap(({ id, ...regime }) =>
    layers.map((layer): Comparison => {
      const isIt = (result: LayerResult) => result.layer === layer;
      const then = before.find((result) => result.id === id);
      return { id, layer, before: then?.layers.find(isIt), now: regime.layers.find(isIt) };
    }),
  );

const differs = ({ before, now }: Comparison): boolean =>
  (before?.verdict ?? 'no') !== (now?.verdict ?? 'no') || before?.unless !== now?.unless;
