/** A slide as its controls describe it. Its content is in the page. */
export interface SlideLabel {
  /** A short description: labels its indicator and is announced. */
  label: string;
  /** Its position, for example "1 of 6". */
  position: string;
}

export interface CarouselLabels {
  previous: string;
  next: string;
  /** Accessible name of the group of indicators. */
  choose: string;
}
