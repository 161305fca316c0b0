import styled from 'styled-components';

export const Button = styled.button`
  &[aria-disabled="true"],
  &[aria-disabled="true"]:hover {
    border-color: var(--control);
    background: none;
    color: var(--ink-soft);
    cursor: default;
    transform: none;
  }

  [data-islands="failed"] &[data-waiting] {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/* Focused when the visitor comes back; it isn't a control, so it shows no outline. */
export const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s5);
  max-width: var(--measure);
  scroll-margin-block-start: 40vh;

  &:focus {
    outline: none;
  }
`;

/* A live region must exist before its content does; it takes space only when it has some. */
export const Status = styled.div`
  &:not(:has([data-tone])) {
    position: absolute;
  }
`;

export const Statement = styled.p`
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--green);
  color: var(--ink);

  &[data-tone="caution"] {
    border-color: var(--amber);
  }

  &[data-tone="error"] {
    border-color: var(--brick);
  }
`;

export const Details = styled.dl`
  display: grid;
  gap: var(--s3);
  width: 100%;

  div {
    display: grid;
    grid-template-columns: minmax(5rem, 1fr) 4fr;
    gap: var(--s4);
    padding-block-start: var(--s3);
    border-block-start: 1px solid var(--control);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
`;
