import type { AnswerName } from '@/law/checker/answers';

/** Those of the scope memo, and of the dialog that makes it. */
export interface MemoMessages {
  button: string;
  lead: string;
  name: string;
  nameHint: string;
  print: string;
  word: string;
  close: string;
  /** Name of its files, without the day. */
  file: string;
  title: string;
  /** Contains `{date}`. */
  asOf: string;
  company: string;
  facts: string;
  /** In place of the labels of the questions, where those ask. */
  labels: Readonly<Partial<Record<AnswerName, string>>>;
  choices: Readonly<Partial<Record<AnswerName, Readonly<Record<string, string>>>>>;
  answers: string;
  answerHead: readonly string[];
  /** Contains `{date}`. */
  left: string;
  unless: string;
  notGiven: string;
  inForce: string;
  /** Contains `{year}`. */
  report: string;
  /** Contains `{regimes}`. */
  others: string;
  open: string;
  openHead: readonly string[];
  /** How an open point is settled. */
  asked: string;
  notAsked: string;
  dateHead: readonly string[];
  basis: string;
  /** Contains `{day}` and `{hash}`. */
  version: string;
  replay: string;
  signed: string;
  signature: readonly string[];
}
