import styled from 'styled-components';

/** Space beside and below each slide for shadows and focus outlines; the viewport extends as far. */
const ASIDE = '1rem';
const BELOW = '2rem';

export const Viewport = styled.div`
  margin: 0 -${ASIDE} -${BELOW};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  &[data-live] {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
    cursor: grab;
  }

  &[data-live]:active {
    cursor: grabbing;
    user-select: none;
  }

  @media (scripting: none) {
    margin-block-end: 0;
    scrollbar-color: var(--control) transparent;
    scrollbar-width: auto;
  }

  @media print {
    overflow: visible !important;
  }
`;

export const Track = styled.div`
  display: flex;

  @media print {
    display: block;
    transform: none !important;
  }
`;

export const Slide = styled.div`
  /* Contains visually hidden elements, which would widen the page otherwise. */
  position: relative;
  flex: 0 0 100%;
  min-width: 0;
  padding: 0.25rem ${ASIDE} ${BELOW};
  scroll-snap-align: start;
  scroll-snap-stop: always;
  break-inside: avoid;

  /* Without controls, each slide's position shows that there are others. */
  @media (scripting: none) {
    &::after {
      content: attr(aria-label);
      display: block;
      margin-block-start: var(--s4);
      color: var(--ink-soft);
      font-size: var(--text-s);
    }
  }
`;

/* Reserves its space before hydration, to prevent a layout shift. */
export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-height: 2.75rem;
  margin-block-end: var(--s4);

  &:not([data-live]) {
    visibility: hidden;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Place = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

export const Indicators = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);

  @media (max-width: 24rem) {
    column-gap: 0;
  }
`;

export const Indicator = styled.button`
  min-width: 2.25rem;
  min-height: 2.25rem;
  padding: 0 0.625rem;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: lining-nums tabular-nums;
  cursor: pointer;
  transition: border-color var(--quick);

  &:hover {
    border-color: var(--control);
    color: var(--ink);
  }

  &[aria-current] {
    border-color: var(--ink);
    background: var(--marker);
    color: var(--ink);
  }

  /* Six numbers fit on one line beside the arrows at 320 px. */
  @media (max-width: 24rem) {
    min-width: 1.75rem;
    padding-inline: 0.375rem;
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      outline-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Arrows = styled.div`
  flex: none;
  display: flex;
  gap: var(--s2);
`;

export const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: none;
  cursor: pointer;
  transition: background-color var(--quick);

  &:hover {
    border-color: var(--ink);
    background: var(--marker);
  }

  &[aria-disabled="true"] {
    border-color: var(--rule);
    background: none;
    color: var(--control);
    cursor: default;
  }

  @media (forced-colors: active) {
    &[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
