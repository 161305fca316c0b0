import { displayPath } from '@/lib/content/paths';

/** Where something is in a file; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A stretch of running text in a content file. */
export interface Passage {
  readonly text: string;
  /** Place in the file of the characters from one offset to another. */
  placeOf(from: number, to: number): Place;
}

/** Something wrong in the content, told so that a writer can repair it. */
export interface ContentProblem {
  /** Path relative to the project. */
  readonly file: string;
  /** 1-based; absent when the problem is the file itself. */
  readonly line?: number;
  readonly column?: number;
  readonly severity: 'error' | 'warning';
  /** What is wrong and how to repair it, in one or two sentences. */
  readonly message: string;
}

/** An error in a file given by its full path. */
export const contentError = (
  file: string,
  message: string,
  line?: number,
  column?: number,
): ContentProblem => ({
  file: displayPath(file),
  ...(line !== undefined && { line, column: column ?? 1 }),
  severity: 'error',
  message,
});

/** `content/guides/csrdguide/fr.mdx:12:3` */
export const formatPlace = ({ file, line, column }: ContentProblem): string =>
  line === undefined ? file : `${file}:${line}:${column ?? 1}`;

/** An error at a place of a file given as people read it. */
export const errorAt = (file: string, message: string, place: Place): ContentProblem => ({
  file,
  ...place,
  severity: 'error',
  message,
});

/** `content/guides/csrdguide/fr.mdx:12:3  error  …` */
export const formatProblem = (problem: ContentProblem): string =>
  `${formatPlace(problem)}  ${problem.severity}  ${problem.message}`;

/** Thrown when content with errors is asked for; the message lists every problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
  }
}
