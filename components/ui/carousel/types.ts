import type { ReactNode } from 'react';

/** One slide, with its content already rendered by the server. */
export interface CarouselSlide {
  /** What the slide shows, in a few words: names its indicator and is announced. */
  label: string;
  /** Its place, for example "1 of 6". */
  position: string;
  content: ReactNode;
}

export interface CarouselWords {
  /** Role of the whole, as read out: "carousel". */
  carousel: string;
  /** Role of one slide, as read out: "slide". */
  slide: string;
  previous: string;
  next: string;
  /** Name of the group of indicators. */
  choose: string;
}

/** How the indicators look: the number of each slide, or its label. Without them, the place is shown. */
export type CarouselIndicators = 'numbers' | 'labels';
