import styled from 'styled-components';

export const MatrixScroll = styled.div`
  overflow: auto;
  max-height: 80vh;
  border: 1px solid var(--rule);
  background: var(--paper-raised);

  table {
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--text-xs);
    line-height: 1.35;
  }

  th,
  td {
    min-width: 8rem;
    padding: var(--s2) var(--s3);
    border-block-end: 1px solid var(--rule);
    background: var(--paper-raised);
    text-align: start;
    vertical-align: top;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--surface);
    vertical-align: bottom;
  }

  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    width: 14rem;
    min-width: 8.5rem;
    border-inline-end: 1px solid var(--rule);
    overflow-wrap: anywhere;
  }

  thead th:first-child {
    z-index: 2;
  }

  tbody:first-of-type :is(th, td) {
    background: var(--surface);
  }
`;

/* The form of the mark, and the word, say it without the colour. */
export const Verdict = styled.span`
  display: grid;
  grid-template-columns: 0.75rem minmax(0, 1fr);
  gap: var(--s2);
  color: var(--ink-soft);

  &::before {
    content: '';
    box-sizing: border-box;
    width: 0.75rem;
    height: 0.75rem;
    margin-block-start: 0.2rem;
    border: 2px solid currentcolor;
    border-radius: 50%;
  }

  &[data-answer='yes'] {
    color: var(--green);
    font-weight: 600;
  }

  &[data-answer='yes']::before {
    background: currentcolor;
  }

  &[data-answer='unknown'] {
    color: var(--ochre);
    font-weight: 600;
  }

  &[data-answer='unknown']::before {
    background: linear-gradient(90deg, currentcolor 50%, transparent 50%);
  }

  &[data-answer='elsewhere']::before {
    border-style: dotted;
  }

  &[data-answer='exempt']::before {
    border-radius: 0;
  }

  &[data-answer='no']::before {
    height: 0;
    margin-block-start: 0.5rem;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`;
