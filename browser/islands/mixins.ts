import { css } from 'styled-components';

// What several islands share. Pages have the same looks in components/ui/.

/** A field to type in, or to choose from. */
export const field = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--paper-raised);
  color: var(--ink);
`;

/** A button among others. */
export const button = css`
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--paper-raised);
  color: var(--green);
  font-weight: 600;
  cursor: pointer;
`;

/** The one to press: a button or a link. */
export const mainButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: 0.625rem 1.375rem;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--green);
  color: #fff;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--green-deep);
    color: #fff;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

/** A button that looks like a link. */
export const linkButton = css`
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: var(--green);
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: var(--green-deep);
    text-decoration-thickness: 2px;
  }
`;

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
