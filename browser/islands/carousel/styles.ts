import styled from 'styled-components';

/* Reserves its space before it works, to prevent a layout shift. */
export const Controls = styled.div.withConfig({ componentId: 'carousel-controls' })`
  align-items: center;
  gap: var(--s2) var(--s4);
  min-height: 2.75rem;
  margin-block-end: var(--s4);

  &:not([data-live]) {
    visibility: hidden;
  }

  &:not([data-tabs]) {
    justify-content: end;
  }

  & > :last-child {
    flex: none;
    gap: var(--s2);
  }

  &[data-tabs] {
    margin: 0;
    padding: 0.75rem;
    background: var(--surface);
  }

  /* A column beside the slides. */
  @media (min-width: 62rem) {
    &[data-tabs] {
      flex-direction: column;
      align-items: stretch;
      height: 100%;
      padding: 1.25rem 1.25rem 1.25rem 0;
    }

    &[data-tabs] > :last-child {
      padding-inline-start: 1.25rem;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;

/* The arrows go below when this width, in enlarged text, leaves them no room. */
export const Tabs = styled.div.withConfig({ componentId: 'carousel-tabs' })`
  flex: 1 1 10rem;
  min-width: 0;
  gap: var(--s1);

  /* Phones: one row, to be scrolled, beside the arrows. */
  @media (max-width: 47.99rem) {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 3px;
    scroll-padding-inline: 3rem;
    scrollbar-width: none;
  }

  @media (min-width: 62rem) {
    flex: none;
    flex-direction: column;
    gap: 0;
  }
`;

export const Tab = styled.button.withConfig({ componentId: 'carousel-tab' })`
  position: relative;
  min-width: 2.25rem;
  min-height: 2.25rem;
  padding: 0 0.625rem;
  border: 0;
  background: none;
  line-height: 1.35;
  cursor: pointer;

  &:hover {
    color: var(--ink);
    background: var(--surface-deep);
  }

  &[aria-current] {
    background: var(--marker);
    color: var(--ink);
    font-weight: 600;
  }

  .soft {
    display: none;
    font-weight: 400;
  }

  @media (max-width: 47.99rem) {
    flex: none;
    outline-offset: 0;
  }

  /* A thread leads from the chosen one into the slide. */
  @media (min-width: 62rem) {
    padding: 0.625rem 1rem 0.625rem 1.25rem;
    text-align: start;

    .soft {
      display: block;
    }

    &[aria-current]::after {
      content: "";
      position: absolute;
      inset-block-start: 50%;
      inset-inline-start: 100%;
      width: 1.25rem;
      border-block-start: 1.5px solid var(--green);
    }
  }

  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      outline-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
