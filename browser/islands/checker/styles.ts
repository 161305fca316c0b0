import styled from 'styled-components';

export const Layout = styled.div.withConfig({ componentId: 'checker-layout' })`
  gap: var(--s6) var(--s7);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);

    /* Below the questions and the notice. */
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;

/* Where there is room for the questions beside the result, they are not folded. */
export const Fold = styled.details.withConfig({ componentId: 'checker-fold' })`
  align-self: start;

  @media (min-width: 62rem) {
    border: 0;

    &[open] > summary {
      display: none;
    }
  }
`;

/* Not a form: nothing is ever submitted. */
export const Questions = styled.div.withConfig({ componentId: 'checker-questions' })`
  /* What has the focus is not below the line of the verdict. */
  @media (max-width: 61.99rem) {
    input,
    button {
      scroll-margin-block-end: 6rem;
    }
  }
`;

export const Entry = styled.div.withConfig({ componentId: 'checker-entry' })`
  label {
    font-weight: 600;
    font-size: var(--text-s);
  }

  input {
    margin-block-start: var(--s1);
  }

  /* Phones: its label before it, unless text is enlarged. */
  @media (max-width: 47.99rem) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: center;

    label {
      flex: 2 1 10rem;
    }

    input {
      flex: 1 1 7rem;
    }

    & > div {
      flex-basis: 100%;
    }
  }

  /* Fields are level, however long their labels and notes are. */
  @media (min-width: 48rem) {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
    align-items: end;

    &:only-of-type {
      grid-column: 1 / -1;
    }

    & > div {
      align-self: start;
    }
  }
`;

export const Question = styled.fieldset.withConfig({ componentId: 'checker-question' })`
  gap: var(--s3);
  min-width: 0;
  margin: 0;
  padding: 0 0 var(--s5);
  border: 0;
  border-block-end: 1px solid var(--rule);

  legend {
    padding: 0;
    margin-block-end: var(--s2);
    line-height: 1.3;
  }

  /* Figures stand side by side; whatever else is as wide as the question. */
  & > :not(${Entry}) {
    grid-column: 1 / -1;
  }
`;

/* Two columns, or one where text is enlarged; three stand on a line, and the first of five on its own. */
export const Options = styled.div.withConfig({ componentId: 'checker-options' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, 40%), 1fr));
  gap: 0 var(--s4);

  &:has(> :nth-child(3):last-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s6);
  }

  label:first-child:nth-last-child(odd):nth-last-child(n + 5) {
    grid-column: 1 / -1;
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2);
    align-items: center;
    min-height: 2.25rem;
    line-height: 1.3;
    cursor: pointer;
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
  }
`;

/** A notice as an official journal sets it, which stays beside the questions where there is room. */
export const Frame = styled.section.withConfig({ componentId: 'checker-frame' })`
  gap: var(--s4);
  align-self: start;
  padding: clamp(1rem, 2vw, 1.75rem) clamp(1.25rem, 2.5vw, 2rem);
  border: 1px solid var(--rule);
  border-block-start: 3px solid var(--ink);
  background: var(--paper-raised);
  scroll-margin-block-start: calc(var(--header) + var(--s4));

  @media (min-width: 62rem) and (min-height: 40rem) {
    position: sticky;
    inset-block-start: calc(var(--header) + var(--s4));
  }

  @media print {
    border-inline: 0;
  }
`;

/** Where the result appears; on phones, a line says that it will, and only the last paragraph is left. */
export const Start = styled(Frame).withConfig({ componentId: 'checker-start' })`
  @media (max-width: 61.99rem) {
    display: contents;

    & > :not(:last-child) {
      display: none;
    }
  }
`;

/** A verdict as it will look. */
export const Sample = styled.div.withConfig({ componentId: 'checker-sample' })`
  margin-block: var(--s4);
  padding-block: var(--s5);
  border-block: 1px dashed var(--control);
  color: var(--ink);
`;

/** On phones, at the bottom of the screen until the questions end: what is found. */
export const Line = styled.div.withConfig({ componentId: 'checker-line' })`
  --focus: var(--marker);
  position: sticky;
  z-index: 5;
  inset-block-end: 0;
  margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--s4));
  padding: var(--s2) var(--gutter) calc(var(--s2) + env(safe-area-inset-bottom));
  background: var(--ink);
  color: var(--paper);
  line-height: 1.4;

  /* Not for keys, which reach it in its place. */
  &[data-hidden]:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }

  /* What only says where the verdict will be covers no question. */
  &:has(> p) {
    position: static;
  }

  button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  button::after {
    content: '↓';
    content: '↓' / '';
  }

  b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    color: var(--marker);
  }

  @media (forced-colors: active) {
    border-block-start: 1px solid;
  }

  @media (min-width: 62rem) {
    display: none;
  }
`;
