import { type Locale, localeTags } from '@/lib/i18n/locales';
import type { CalendarEntry } from '@/publishing/calendar/entries';

/** A subject of the law that has dates. */
export interface Regime {
  id: string;
  name: string;
}

/** Subjects of some entries, in the form of the `data-in` attribute that the filter matches. */
export const subjectsOf = (entries: readonly CalendarEntry[]): string =>
  [...new Set(entries.map(({ subject }) => subject))].join(' ');

/** The regimes of some entries, in the alphabetical order of a language. */
export function regimesOf(entries: readonly CalendarEntry[], locale: Locale): Regime[] {
  const names = new Map(entries.map(({ subject, regime }) => [subject, regime[locale]]));
  const { compare } = new Intl.Collator(localeTags[locale]);
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => compare(a.name, b.name));
}
