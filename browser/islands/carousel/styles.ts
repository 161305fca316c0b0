import styled from 'styled-components';

/* Reserves its space before it works, to prevent a layout shift. */
export const Controls = styled.div.withConfig({ componentId: 'carousel-controls' })`
  align-items: center;
  justify-content: end;
  gap: var(--s2) var(--s4);
  min-height: 2.75rem;
  margin-block-end: var(--s4);

  &:not([data-live]) {
    visibility: hidden;
  }

  & > :last-child {
    flex: none;
    gap: var(--s2);
  }

  @media (scripting: none) {
    display: none;
  }
`;
