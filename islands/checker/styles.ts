import styled from 'styled-components';
import { field } from '@/islands/mixins';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) var(--s7);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    align-items: start;

    /* Below the questions and the notice. */
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;

/* Not a form: nothing is ever submitted. */
export const Questions = styled.div`
  display: grid;
  gap: var(--s4);

  @media (min-width: 40rem) {
    gap: var(--s5);
  }

  /* What has the focus is not below the line of the verdict. */
  @media (max-width: 61.99rem) {
    input,
    button {
      scroll-margin-block-end: 6rem;
    }
  }
`;

/** Opens the questions that come after a first result. */
export const More = styled.div`
  display: grid;
  gap: var(--s2);

  h3 {
    font-size: var(--title-m);
  }
`;

export const Entry = styled.div`
  /* Phones: its label before it, unless text is enlarged. */
  @media (max-width: 39.99rem) {
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

  label {
    display: block;
    font-weight: 600;
    font-size: var(--text-s);
  }

  input {
    ${field}
    margin-block-start: var(--s1);
  }

  [aria-invalid='true'] {
    border: 2px solid var(--brick);
  }

  /* Fields are level, however long their labels and notes are. */
  @media (min-width: 40rem) {
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

export const Question = styled.fieldset`
  display: grid;
  gap: var(--s3);
  min-width: 0;
  margin: 0;
  padding: 0 0 var(--s5);
  border: 0;
  border-block-end: 1px solid var(--rule);

  legend {
    padding: 0;
    margin-block-end: var(--s2);
    font-family: var(--serif);
    font-size: var(--title-s);
    line-height: 1.3;
  }

  /* Figures stand side by side; whatever else is as wide as the question. */
  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :not(${Entry}) {
      grid-column: 1 / -1;
    }
  }
`;

export const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

/* Lines of about as many answers each. */
export const Options = styled.div`
  margin: 0 0 calc(-1 * var(--s2)) calc(-1 * var(--s5));
  text-wrap: balance;

  label {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
    min-height: 2rem;
    margin: 0 0 var(--s2) var(--s5);
    cursor: pointer;
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--green);
  }
`;

/** Where the result appears. */
export const Start = styled.div`
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid var(--rule);
  border-block-start: 3px solid var(--ink);
  background: var(--paper-raised);
  color: var(--ink-soft);

  @media (min-width: 62rem) and (min-height: 52rem) {
    position: sticky;
    inset-block-start: calc(var(--header) + var(--s4));
  }
`;

/** A verdict as it will look. */
export const Sample = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  margin-block: var(--s5);
  padding-block: var(--s5);
  border-block: 1px dashed var(--control);

  ul {
    margin: var(--s2) 0 0;
    padding: 0;
    list-style: none;
    color: var(--ink);
  }

  @media (max-width: 61.99rem) {
    li {
      display: inline;
    }

    li:not(:last-child)::after {
      content: ' · ';
    }
  }

  @media (min-width: 62rem) {
    li {
      padding-block: 0.3125rem;
      border-block-start: 1px solid var(--rule);
    }
  }

  mark {
    color: var(--ink);
    font-family: var(--serif);
    font-size: clamp(1.75rem, 1.3rem + 1.9vw, 2.875rem);
    font-weight: 500;
    line-height: 1.2;
    letter-spacing: -0.012em;
  }

  a {
    justify-self: start;
  }
`;

/** On phones, at the bottom of the screen until the questions end: what is found. */
export const Line = styled.div`
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

  button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }

  b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    color: var(--marker);
    font-family: var(--serif);
    font-size: 1.1875rem;
    font-weight: 500;
    line-height: 1.2;
  }

  @media (forced-colors: active) {
    border-block-start: 1px solid;
  }

  button::after {
    content: '↓';
    content: '↓' / '';
  }

  @media (min-width: 62rem) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Disclaimer = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: 46rem;
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
