import styled from 'styled-components';

/* Reserves its space before hydration, to prevent a layout shift. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
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

/* The arrows go below when this width, in enlarged text, leaves them no room. */
export const Indicators = styled.div`
  display: flex;
  flex: 1 1 10rem;
  flex-wrap: wrap;
  min-width: 0;
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

  @media (max-width: 24rem) {
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
