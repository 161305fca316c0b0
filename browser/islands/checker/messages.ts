import type { AnswerName, Choice } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import type { Followed } from '@/law/checker/followed';
import type { Standing } from '@/law/checker/headline';
import type { RegimeId } from '@/law/checker/regimes';
import type { Messages } from '@/lib/i18n/messages';
import type { RegisterVersion } from '@/loaders/evidence';

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
export type HeadlineWords = Tables['headline'];

/** Those of the checker's messages that a headline needs; they come with the law. */
export type WithHeadline = Pick<CheckerMessages, 'headline' | 'measures' | 'otherFact'>;

export const messagesNamed = <Name extends keyof CheckerMessages>(
  names: readonly Name[],
  words: CheckerMessages,
) => Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<CheckerMessages, Name>;

/** The messages that do not come with the law. */
export type PageMessages = Omit<CheckerMessages, keyof WithLaw>;
export const messagesOfPage = (words: Omit<CheckerMessages, 'demoMessage'>): PageMessages =>
  Object.fromEntries(
    Object.entries(words).filter(([name]) => !withLaw.some((later) => later === name)),
  ) as PageMessages;

type Written = Messages['checker']['words'];
type Table = Readonly<Record<string, string>>;

/** Tables that are asked for what they may lack. */
interface Tables {
  questions: Table;
  hints: Table;
  choices: Readonly<Record<Choice, Table>>;
  /** Measures that may be missing, and rules that are named as criteria. */
  measures: Table;
  /** What partners in scope may ask of a company that is not. */
  valueChain: Readonly<Partial<Record<RegimeId, string>>>;
  headline: Omit<Written['headline'], 'acts'> & {
    /** The regimes of the Union, where French law answers otherwise. */
    acts: Readonly<Partial<Record<RegimeId, string>>>;
  };
  memo: Omit<Written['memo'], 'labels' | 'choices'> & {
    /** In place of the labels of the questions, where those ask. */
    labels: Readonly<Partial<Record<AnswerName, string>>>;
    choices: Readonly<Partial<Record<AnswerName, Table>>>;
  };
}

/** Every label and message of the checker in the page's language: `checker.words`, and what a request says of it. */
export type CheckerMessages = Omit<Written, keyof Tables> &
  Tables & {
    demoMessage: Messages['demoRequest']['written'];
  };

/** A message by number; the last contains `{count}`. */
type Counted = Written['demo'];
export const counted = ({ one, other }: Counted, count: number): string =>
  count === 1 ? one : fill(other, { count });

/** A message with its placeholders filled in: `{name}`. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
