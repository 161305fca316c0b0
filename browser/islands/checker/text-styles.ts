import styled from 'styled-components';
import { part } from '@/browser/islands/mixins';

export const Texts = styled.section`
  ${part}
  gap: var(--s6);
`;

export const Group = styled.div`
  h4 {
    margin-block-end: var(--s3);
    color: var(--green);
    font-size: var(--title-s);
  }

  & > :last-child {
    border-block-end: 1px solid var(--control);
  }
`;

/** A row: the regime and its answers; on phones, the sign that it unfolds stands beside the regime. */
export const Item = styled.details`
  border-block-start: 1px solid var(--control);

  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.5rem;
    gap: var(--s1) var(--s4);
    align-items: baseline;
    padding-block: var(--s3);
  }

  summary::after {
    grid-area: 1 / 2;
  }

  summary strong {
    font-weight: 600;
  }

  @media (min-width: 48rem) {
    summary {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr) 1.5rem;
    }

    summary::after {
      grid-area: 1 / 3;
    }
  }
`;

export const Layers = styled.span`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--s1) var(--s5);
  color: var(--ink-soft);

  b {
    font-weight: 600;
  }

  [data-verdict='yes'] b {
    color: var(--green);
  }

  [data-verdict='unknown'] b {
    color: var(--ochre);
  }

  @media (min-width: 48rem) {
    grid-column: auto;
  }

  /* The Union on the left, France on the right. */
  @media (min-width: 62rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [data-layer='fr'] {
      grid-column: 2;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 46rem;
  padding-block-end: var(--s5);

  & > div {
    display: grid;
    gap: var(--s2);
  }

  h5 {
    margin: 0 0 var(--s1);
    font-family: inherit;
    font-size: inherit;
    line-height: 1.4;
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
`;

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
`;
