import type { Place } from './problem';

/** A stretch of running text in a content file. */
export interface Passage {
  readonly text: string;
  /** Place in the file of the characters from one offset to another. */
  placeOf(from: number, to: number): Place;
}
