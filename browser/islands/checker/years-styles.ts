import styled from 'styled-components';
import { Part } from './result-styles';

export const Years = styled(Part).withConfig({ componentId: 'result-years' })`
  gap: var(--s4);

  /* The day whose law is shown. */
  & > .grid {
    justify-items: start;
    gap: var(--s1);
  }

  .field {
    width: auto;

    /* Its calendar has the focus too, as a part of it that styles do not reach. */
    &:focus-within {
      outline: 3px solid var(--focus);
      outline-offset: 3px;
    }
  }
`;

export const YearTable = styled.table.withConfig({ componentId: 'result-table' })`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: var(--s3);
    text-align: start;
  }

  caption .flow {
    gap: var(--s1) var(--s4);
    margin-block-start: var(--s2);
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

  /* The name above its years. */
  @media (max-width: 47.99rem) {
    tr {
      display: grid;
      grid-template-columns: repeat(7, 1fr);
      padding-block-end: var(--s2);
    }

    thead th:first-child,
    tbody th {
      grid-column: 1 / -1;
      padding-block-end: 0;
    }

    thead th:not(:first-child),
    td {
      width: auto;
    }
  }
`;

/* The answer is read aloud, and drawn: a disc, a ring, a question mark, a dash. */
export const Mark = styled.span.withConfig({ componentId: 'result-mark' })`
  position: relative;
  display: inline-block;
  width: 1.5rem;
  height: 1.5rem;
  vertical-align: middle;

  &::after {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
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
