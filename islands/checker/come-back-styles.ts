import styled, { css } from 'styled-components';

/** What changed since a check, in a sentence. */
export const Line = styled.p`
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--marker);

  button {
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: var(--green);
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

const wide = css`
  grid-column: 1 / -1;
  min-width: 0;
`;

export const Changes = styled.section`
  ${wide}
  display: grid;
  gap: var(--s4);
  padding-block-start: var(--s5);
  border-block-start: 1px solid var(--ink);
  scroll-margin-block-start: calc(var(--header) + var(--s4));

  h3 {
    font-size: var(--title-m);
  }

  ul {
    display: grid;
    gap: var(--s2);
    max-width: 46rem;
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  ul:first-of-type:not(:last-of-type) {
    font-weight: 600;
  }
`;

export const Following = styled.details`
  ${wide}

  summary {
    padding-block: var(--s2);
    color: var(--green);
    cursor: pointer;
  }

  h4 {
    margin-block-start: var(--s3);
    font-family: inherit;
    font-size: inherit;
    font-weight: 600;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    margin: 0;
    padding: 0;
  }

  a {
    display: inline-block;
    padding-block: 0.25rem;
  }

  @media print {
    display: none;
  }
`;
