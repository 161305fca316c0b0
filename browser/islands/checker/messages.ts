import type { AnswerName, Choice } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import type { Followed } from '@/law/checker/followed';
import type { Standing } from '@/law/checker/headline';
import type { RegimeId } from '@/law/checker/regimes';
import type { Verdict } from '@/law/checker/result';
import type { RegisterVersion } from '@/loaders/evidence';
import type { MemoMessages } from './memo/messages';

/** The law as the page loads it, with what is said of it, what to follow on it, and the register's version. */
export interface LoadedLaw extends CheckerLaw {
  messages: WithLaw;
  followed: Readonly<Record<RegimeId, Followed>>;
  version: RegisterVersion;
}

/** Those that come with the law, of which they speak. */
export const withLaw = [
  'demo',
  'demoAny',
  'demoMessage',
  'follow',
  'headline',
  'measures',
  'memo',
  'notice',
  'otherFact',
  'outlook',
  'regimes',
  'valueChain',
  'yearByYear',
] as const satisfies readonly (keyof CheckerMessages)[];
export type WithLaw = Pick<CheckerMessages, (typeof withLaw)[number]>;

/** Sentences by where a company stands; those on one that is concerned end with `{when}`. */
export type Sentences = Readonly<Record<Exclude<Standing['kind'], 'ending'> | 'notAsked', string>>;

/** What a headline is made of. In French, it speaks of the company, which is feminine. */
export interface HeadlineWords {
  /** The regimes as they stand in a sentence, with their article. */
  regimes: Readonly<Record<RegimeId, string>>;
  /** Those of the Union, where French law answers otherwise. */
  acts: Readonly<Partial<Record<RegimeId, string>>>;
  /** Contain `{regime}`, `{since}` or `{missing}`; `protected` stands for `in` where the law protects. */
  first: Sentences & Readonly<Record<'protected', string>>;
  /**
   * On French law, where it answers otherwise; `in` is `endless` when the Union will let the company go.
   */
  french: Sentences & Readonly<Record<'endless', string>>;
  /**
   * Where French law alone concerns it: the answer, which contains `{when}`, and what the directive does; `left` and
   * `leftLate` contain `{due}`, the day by which France transposes.
   */
  frenchAlone: Readonly<Record<'in' | 'left' | 'leftLate' | 'out', string>>;
  /** From, since and until which year or day; `report` has the first report too. */
  when: Readonly<
    Record<
      'report' | 'fromYear' | 'fromDay' | 'sinceYear' | 'sinceDay' | 'untilYear' | 'untilDay',
      string
    >
  >;
}

/** Those of the checker's messages that a headline needs; they come with the law. */
export type WithHeadline = Pick<CheckerMessages, 'headline' | 'measures' | 'otherFact'>;

export const messagesNamed = <Name extends keyof CheckerMessages>(
  names: readonly Name[],
  words: CheckerMessages,
) => Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<CheckerMessages, Name>;

/** The messages that do not come with the law. */
export type PageMessages = Omit<CheckerMessages, keyof WithLaw>;
export const messagesOfPage = (words: CheckerMessages): PageMessages =>
  Object.fromEntries(
    Object.entries(words).filter(([name]) => !withLaw.some((later) => later === name)),
  ) as PageMessages;

/** Every label and message of the checker in the page's language. */
export interface CheckerMessages {
  questions: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  fields: Readonly<Record<AnswerName, string>>;
  choices: Readonly<Record<Choice, Readonly<Record<string, string>>>>;
  unknown: string;
  invalid: string;
  /** Asks which of two readings is meant. */
  ambiguous: string;
  /** Title and hint of the more precise questions. */
  more: string;
  moreHint: string;
  /** Heading of the questions. */
  answers: string;
  start: string;
  /** On phones, until there is a verdict. */
  line: string;
  regimes: Readonly<Record<RegimeId, string>>;
  layers: Readonly<Record<'eu' | 'fr', string>>;
  headline: HeadlineWords;
  verdicts: Readonly<Record<Verdict | 'protected' | 'elsewhere', string>>;
  groups: Readonly<Record<'yes' | 'unknown' | 'elsewhere' | 'no', string>>;
  /** The answer, unless earlier years were above a threshold. */
  unless: string;
  /** Measures that may be missing, and rules that are named as criteria. */
  measures: Readonly<Record<string, string>>;
  outOfReach: string;
  depends: string;
  notAsked: string;
  otherFact: string;
  /** Contains `{value}`. */
  yours: string;
  notTold: string;
  truths: Readonly<Record<'yes' | 'no' | 'unknown', string>>;
  /** Contains `{years}`. */
  years: string;
  /** Contain `{verdict}`. */
  before: string;
  left: string;
  entered: string;
  /** What would change the answer. */
  outlook: {
    title: string;
    /** Contains `{year}` and `{verdict}`. */
    ends: string;
    /** Contains `{thresholds}`. */
    nearest: string;
    /** Contains `{change}`. */
    gap: string;
    /** Joins two thresholds. */
    and: string;
    /** By the answer then; contain `{rate}`. */
    growth: Readonly<Record<Verdict, string>>;
    /** The same without any growth. */
    steady: Readonly<Record<Verdict, string>>;
    /** Added when the change lasts for one year. */
    once: string;
    /** Contains `{rate}`. */
    none: string;
  };
  notice: NoticeMessages;
  /** What partners in scope may ask of a company that is not. */
  valueChain: Readonly<Partial<Record<RegimeId, string>>>;
  /** The answers by year, and the day whose law is asked for. */
  yearByYear: {
    title: string;
    /** Contains `{from}` and `{until}`. */
    span: string;
    /** Contain `{rule}`. */
    begins: string;
    ends: string;
    hypothesis: string;
    hypothesisNote: string;
    asOf: string;
    asOfHint: string;
    /** Contains `{day}`. */
    shown: string;
    today: string;
  };
  dates: string;
  guide: string;
  demo: Counted;
  /** Where no text concerns the company. */
  demoAny: string;
  /** Contains `{verdict}` and `{regimes}`. */
  demoMessage: string;
  reset: string;
  /** What to subscribe to on a text; `calendar` contains `{name}`. */
  follow: Readonly<Record<'calendar' | 'feed', string>>;
  json: string;
  ics: string;
  memo: MemoMessages;
  disclaimer: string;
}

/** Those of the result on one screen, and of its rows. */
interface NoticeMessages {
  /** Contains `{date}`. */
  asOf: string;
  /** In place of the verdict. */
  undecided: string;
  /** `none` contains `{count}`: how many were examined. */
  count: Counted & { none: string; noneYet: string };
  open: Counted;
  elsewhere: Counted;
  deciding: string;
  copy: string;
  copied: string;
  copyByHand: string;
  texts: string;
  /** Hidden, before a verdict that no longer holds. */
  was: string;
}

/** A message by number; the last contains `{count}`. */
interface Counted {
  one: string;
  other: string;
}

export const counted = ({ one, other }: Counted, count: number): string =>
  count === 1 ? one : fill(other, { count });

/** A message with its placeholders filled in: `{name}`. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
