import styled from 'styled-components';

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

  @media (min-width: 48rem) {
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

/** Where the result appears; on phones, a line says that it will. */
export const Start = styled.div`
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid var(--rule);
  border-block-start: 3px solid var(--ink);
  background: var(--paper-raised);
  color: var(--ink-soft);

  @media (max-width: 61.99rem) {
    display: none;
  }

  @media (min-width: 62rem) and (min-height: 52rem) {
    position: sticky;
    inset-block-start: calc(var(--header) + var(--s4));
  }
`;

/** A verdict as it will look; before the questions where they come first. */
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

  li {
    padding-block: var(--s2);
    border-block-start: 1px solid var(--rule);
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

  /* What only says where the verdict will be covers no question. */
  &:has(> p) {
    position: static;
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
`;

export const Disclaimer = styled.div`
  display: grid;
  gap: var(--s3);
  max-width: 46rem;
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
