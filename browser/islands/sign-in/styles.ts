import styled from 'styled-components';

/* Focused when the visitor comes back; it isn't a control, so it shows no outline. */
export const Panel = styled.div.withConfig({ componentId: 'sign-in-panel' })`
  justify-items: start;
  gap: var(--s5);
  scroll-margin-block-start: 40vh;

  &:focus {
    outline: none;
  }

  /* A live region must exist before its content does; it takes space only when it has some. */
  [role='status']:not(:has([data-tone])) {
    position: absolute;
  }

  .flow {
    gap: var(--s4);
  }
`;

export const Button = styled.button.withConfig({ componentId: 'sign-in-button' })`
  &[aria-disabled='true'],
  &[aria-disabled='true']:hover {
    border-color: var(--control);
    background: none;
    color: var(--ink-soft);
    cursor: default;
    transform: none;
  }

  [data-islands='failed'] &[data-waiting] {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Statement = styled.p.withConfig({ componentId: 'sign-in-statement' })`
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--green);
  color: var(--ink);

  &[data-tone='caution'] {
    border-color: var(--amber);
  }

  &[data-tone='error'] {
    border-color: var(--brick);
  }
`;

export const Details = styled.dl.withConfig({ componentId: 'sign-in-details' })`
  gap: var(--s3);
  width: 100%;

  div {
    grid-template-columns: minmax(5rem, 1fr) 4fr;
    gap: var(--s4);
    padding-block-start: var(--s3);
    border-block-start: 1px solid var(--control);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
