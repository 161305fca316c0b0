import { displayPath } from '@/loaders/paths';

/** A position in a file; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A passage of running text in a content file. */
export interface Passage {
  readonly text: string;
  /** Maps a range of offsets to a position in the file. */
  placeOf(from: number, to: number): Place;
}

/** A problem in the content, worded so that a writer can fix it. */
export interface ContentProblem {
  /** Path relative to the project. */
  readonly file: string;
  /** 1-based; absent when the problem is the file itself. */
  readonly line?: number;
  readonly column?: number;
  readonly severity: 'error' | 'warning';
  /** What is wrong and how to fix it, in one or two sentences. */
  readonly message: string;
}

/** An error in a file given by its absolute path. */
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

/** An error at a position in a file given by its relative path. */
export const errorAt = (file: string, message: string, place: Place): ContentProblem => ({
  file,
  ...place,
  severity: 'error',
  message,
});

/** `content/guides/csrdguide/fr.mdx:12:3  error  …` */
export const formatProblem = (problem: ContentProblem): string =>
  `${formatPlace(problem)}  ${problem.severity}  ${problem.message}`;

/** Thrown when invalid content is loaded; the message lists every problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
  }
}
