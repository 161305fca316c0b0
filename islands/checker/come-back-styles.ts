import styled, { css } from 'styled-components';

const quiet = css`
  font-size: var(--text-s);

  summary {
    padding-block: var(--s2);
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: var(--s2);
    margin-block: var(--s2) var(--s4);
    padding-inline-start: 1.25rem;
  }
`;

/** What changed since a check. */
export const Changes = styled.details`
  ${quiet}
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--marker);

  summary {
    font-weight: 600;
  }
`;

export const Following = styled.details`
  ${quiet}

  h4 {
    font-family: inherit;
    font-size: var(--text-s);
    font-weight: 600;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
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
