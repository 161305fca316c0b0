/** A slide, as its controls name it. Its content stands in the page. */
export interface SlideLabel {
  /** A short description: labels its indicator and is announced. */
  label: string;
  /** Its position, for example "1 of 6". */
  position: string;
}

export interface CarouselWords {
  previous: string;
  next: string;
  /** Accessible name of the group of indicators. */
  choose: string;
}

/** Style of the indicators: slide number or label. Without them, the position is shown. */
export type CarouselIndicators = 'numbers' | 'labels';
