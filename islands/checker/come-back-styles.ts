import styled from 'styled-components';
import { linkButton, part } from '@/islands/mixins';

/** What changed since a check, in a sentence. */
export const Line = styled.p`
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--marker);

  button {
    ${linkButton}
  }
`;

export const Changes = styled.section`
  ${part}
  gap: var(--s4);

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
  grid-column: 1 / -1;
  min-width: 0;

  summary {
    display: flex;
    gap: var(--s2);
    padding-block: var(--s2);
    color: var(--green);
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
