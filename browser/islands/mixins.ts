import { css } from 'styled-components';

/** A part of a page's result, below a line. */
export const part = css`
  display: grid;
  min-width: 0;
  padding-block-start: var(--s5);
  border-block-start: 1px solid var(--ink);
  scroll-margin-block-start: calc(var(--header) + var(--s4));

  h3 {
    font-size: var(--title-m);
  }
`;
