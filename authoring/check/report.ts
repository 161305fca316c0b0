import type { Root } from 'mdast';
import { type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import type { MdxFile } from '@/loaders/mdx/parse';
import { type ContentProblem, errorAt, inOrder } from '@/loaders/problems';
import type { YamlDocument, YamlPath } from '@/loaders/yaml/document';

interface Position {
  start: { line: number; column: number };
}
/** Reports a problem at a position, if there is one. */
export type Report = (message: string | undefined, position: Position | undefined) => void;

/** Reports a problem in a YAML file, at a path of keys, if there is one. */
export type YamlReport = (message: string | undefined, path: YamlPath) => void;

/** Adds what is reported of a YAML file to its problems. */
export const reportTo =
  (problems: ContentProblem[], file: string, document: YamlDocument): YamlReport =>
  (message, path) => {
    if (message) problems.push(errorAt(file, message, document.placeOf(path)));
  };

/** Says at the end of its problems that a file with errors holds up other checks. */
export const whatWaits = (problems: readonly ContentProblem[], message: string): ContentProblem[] =>
  inOrder(problems)
    .slice(-1)
    .map((last) => ({ ...last, severity: 'warning', message }));

/** What was done is not ahead of the day. */
export function notAfter(
  today: string,
  report: YamlReport,
  what: string,
  day: string,
  path: YamlPath,
): void {
  if (day > today)
    report(say('#{what} #{day} is in the future; write the day it was done.', { what, day }), path);
}

/** One language of a text whose front matter and prose are both valid. */
export interface ParsedText<Front> {
  frontMatter: Front;
  /** The front matter's YAML, to locate its values. */
  document: YamlDocument;
  mdx: MdxFile;
  tree: Root;
}

/** A text in every language. */
export type Texts<Front> = Record<Locale, ParsedText<Front>>;

/** The texts, unless a language is missing. */
export const inEveryLocale = <Front>(texts: Partial<Texts<Front>>): Texts<Front> | undefined =>
  locales.every((locale) => texts[locale]) ? (texts as Texts<Front>) : undefined;
