import styled from 'styled-components';

export const Actions = styled.div.withConfig({ componentId: 'result-actions' })`
  align-items: center;

  /* What came of copying the address. */
  [aria-live] {
    order: 1;
    flex-basis: 100%;
  }

  [aria-live]:empty {
    display: none;
  }
`;

/** A part of the result, below a line. */
export const Part = styled.section.withConfig({ componentId: 'result-part' })`
  gap: var(--s6);
  padding-block-start: var(--s5);
  border-block-start: 1px solid var(--ink);
  scroll-margin-block-start: calc(var(--header) + var(--s4));

  /* The calendar of a date has the focus too, as a part of it that styles do not reach. */
  .field:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

/** A row: the regime and its answers; on phones, the sign that it unfolds stands beside the regime. */
export const Item = styled.details.withConfig({ componentId: 'result-item' })`
  border-block-start: 1px solid var(--control);

  h4 + & {
    margin-block-start: var(--s3);
  }

  &:last-child {
    border-block-end: 1px solid var(--control);
  }

  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.5rem;
    gap: var(--s1) var(--s4);
    align-items: baseline;
    padding-block: var(--s2);
  }

  summary::after {
    grid-area: 1 / 2;
  }

  summary .grid {
    grid-column: 1 / -1;
    row-gap: var(--s1);
  }

  & > div {
    padding-block-end: var(--s5);
  }

  h5 {
    font-family: inherit;
    font-size: inherit;
  }

  [data-verdict='yes'] b {
    color: var(--green);
  }

  [data-verdict='unknown'] b {
    color: var(--ochre);
  }

  @media (min-width: 48rem) {
    summary {
      padding-block: var(--s3);
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr) 1.5rem;
    }

    summary::after {
      grid-area: 1 / 3;
    }

    summary .grid {
      grid-column: auto;
    }
  }

  /* The Union on the left, France on the right. */
  @media (min-width: 62rem) {
    summary .grid {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    [data-layer='fr'] {
      grid-column: 2;
    }
  }
`;
