import styled from 'styled-components';

export const Years = styled.section`
  display: grid;
  gap: var(--s4);
  min-width: 0;

  p {
    font-size: var(--text-s);
  }
`;

export const YearTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);

  caption {
    padding-block-end: var(--s3);
    color: var(--ink-soft);
    text-align: start;
  }

  th {
    padding-block: var(--s2);
    font-weight: 600;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  thead th {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  thead th:not(:first-child),
  td {
    width: 9%;
    padding: 0;
    text-align: center;
  }

  tbody tr {
    border-block-start: 1px solid var(--rule);
  }

  [data-hypothesis] {
    border-block-start-style: dashed;
    font-style: italic;
  }

  [data-changed] {
    border-inline-start: 2px solid var(--green);
  }

  @media (max-width: 45rem) {
    thead th:not(:first-child) {
      font-size: 0.75rem;
    }
  }
`;

/* The answer is read aloud, and drawn: a disc, a ring, a question mark, a dash. */
export const Mark = styled.span`
  position: relative;
  display: inline-block;
  width: 1.5rem;
  height: 1.5rem;
  overflow: hidden;
  color: transparent;
  font-size: 1px;
  vertical-align: middle;

  &::after {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    color: var(--ink-soft);
    font-size: 1rem;
    font-weight: 600;
    font-style: normal;
    content: '–' / '';
  }

  &[data-verdict='unknown']::after {
    color: var(--ochre);
    content: '?' / '';
  }

  &[data-verdict='yes']::after,
  &[data-verdict='exempt']::after {
    inset: 0.25rem;
    border: 2px solid var(--green);
    border-radius: 50%;
    content: '' / '';
  }

  &[data-verdict='yes']::after {
    background: var(--green);
    forced-color-adjust: none;
  }
`;

export const Changes = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding-inline-start: 1.25rem;
  font-size: var(--text-s);
`;
