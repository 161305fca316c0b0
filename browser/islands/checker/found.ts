import type { Answers } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { type Group, groupOf } from '@/law/checker/groups';
import { profileOf } from '@/law/checker/profile';
import { check, type RegimeResult } from '@/law/checker/result';
import type { Profile } from '@/law/evaluation/profile';
import type { Locale } from '@/lib/i18n/locales';
import { type CheckerMessages, counted, fill, type LoadedLaw } from './messages';

/** What the law says of a company. */
export interface Found {
  answers: Answers;
  profile: Profile;
  results: readonly RegimeResult[];
  /** The regimes that concern it. */
  concerned: readonly RegimeResult[];
  /** How many an answer may still settle, and how many none can. */
  open: number;
  elsewhere: number;
}

/** Holds the answers against the law. */
export function find(law: CheckerLaw, answers: Answers): Found {
  const profile = profileOf(answers);
  const results = check(law, profile);
  const inGroup = (group: Group) => results.filter((each) => groupOf(each, answers) === group);
  return {
    answers,
    profile,
    results,
    concerned: inGroup('yes'),
    open: inGroup('unknown').length,
    elsewhere: inGroup('elsewhere').length,
  };
}

/** What every part of a result is written from. */
export interface ResultContext {
  found: Found;
  /** That of the day asked for. */
  law: CheckerLaw & Pick<LoadedLaw, 'version' | 'followed'>;
  /** The day of the page's law. */
  today: string;
  messages: CheckerMessages;
  locale: Locale;
}

/** How many texts concern the company; what is open may still. */
export function countOf(
  { results, concerned, open, elsewhere }: Found,
  { count }: CheckerMessages['notice'],
): string {
  if (concerned.length > 0) return counted(count, concerned.length);
  return open + elsewhere > 0 ? count.noneYet : fill(count.none, { count: results.length });
}
