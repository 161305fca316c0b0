import type { ReactNode } from 'react';

/** A slide with server-rendered content. */
export interface CarouselSlide {
  /** A short description: labels its indicator and is announced. */
  label: string;
  /** Its position, for example "1 of 6". */
  position: string;
  content: ReactNode;
}

export interface CarouselWords {
  /** aria-roledescription of the whole: "carousel". */
  carousel: string;
  /** aria-roledescription of one slide: "slide". */
  slide: string;
  previous: string;
  next: string;
  /** Accessible name of the group of indicators. */
  choose: string;
}

/** Style of the indicators: slide number or label. Without them, the position is shown. */
export type CarouselIndicators = 'numbers' | 'labels';
