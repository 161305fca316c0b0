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
  color: var(--ink);

  &[data-tone='caution'] {
    border-color: var(--amber);
  }

  &[data-tone='error'] {
    border-color: var(--brick);
  }
`;
