import type { Profile } from '@/law/evaluation/profile';
import type { Locale } from '@/lib/i18n/locales';
import type { CheckerLaw } from './checker-law';
import type { RegimeId } from './regimes';
import { check, type LayerResult } from './result';

/** Something that changed in the law on a day, in one language. */
export interface ChangeText {
  date: string;
  /** The regimes that it concerns. */
  regimes: readonly RegimeId[];
  text: string;
  /** The act and its provision, and the act's address. */
  source: string;
  url: string | undefined;
}

/** What a visitor can follow on a regime. */
export interface Followed {
  calendars: readonly { name: string; url: string }[];
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

/** Changes after a day that concern one of some regimes. */
export const changesSince = (
  changes: readonly ChangeText[],
  day: string,
  concerned: ReadonlySet<RegimeId>,
): ChangeText[] =>
  changes.filter(({ date, regimes }) => date > day && regimes.some((id) => concerned.has(id)));

/** An answer under the law of an earlier day, beside that of the day of `law`. */
export interface Comparison {
  id: RegimeId;
  layer: LayerResult['layer'];
  before: LayerResult | undefined;
  now: LayerResult | undefined;
}

/** The same company on two days: every answer of both, those that both give as "no" left out. */
export function compare(law: CheckerLaw, profile: Profile, earlier: string): Comparison[] {
  const earlierResults = check({ ...law, day: earlier }, profile);
  return check(law, profile).flatMap(({ id, layers }) => {
    const earlierLayers = earlierResults.find((result) => result.id === id)?.layers ?? [];
    return (['eu', 'fr'] as const)
      .map((layer): Comparison => {
        const of = (results: readonly LayerResult[]) =>
          results.find((result) => result.layer === layer);
        return { id, layer, before: of(earlierLayers), now: of(layers) };
      })
      .filter(({ before, now }) => [before, now].some((each) => (each?.verdict ?? 'no') !== 'no'));
  });
}

/** Whether the answer is another. */
export const differs = ({ before, now }: Comparison): boolean =>
  (before?.verdict ?? 'no') !== (now?.verdict ?? 'no') || before?.unless !== now?.unless;
