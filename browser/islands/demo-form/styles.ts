import styled from 'styled-components';

export const Form = styled.form.withConfig({ componentId: 'demo-form' })`
  .flow {
    align-items: center;
    margin-block: var(--s3) var(--s4);
  }

  button[aria-disabled='true'] {
    background: var(--ink-soft);
    cursor: progress;
  }

  /* The field for another sector shows only when the list lacks the right one; no JavaScript needed. */
  &:not(:has(option[value='other']:checked)) [data-field='otherSector'] {
    display: none;
  }
`;

/** A field with its label, hint and message. */
export const Row = styled.div.withConfig({ componentId: 'demo-row' })`
  min-width: 0;

  &[data-invalid] {
    padding-inline-start: var(--s4);
    border-inline-start: 4px solid var(--brick);
  }

  label {
    display: block;
    font-weight: 600;
    line-height: 1.4;
  }

  .field {
    margin-block-start: var(--s2);
  }

  textarea {
    min-height: 6rem;
    resize: vertical;
  }

  /* As light as contrast allows, so as not to look typed. */
  ::placeholder {
    color: color-mix(in srgb, var(--control) 85%, var(--ink));
    opacity: 1;
  }
`;

/** What went wrong, above the form. */
export const Box = styled.div.withConfig({ componentId: 'demo-box' })`
  border: 2px solid var(--brick);
  background: var(--paper-raised);

  &:focus {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  li a {
    display: inline-block;
    padding-block: 0.1875rem;
  }
`;

/* Fills the panel that the form was in. */
export const Success = styled.div.withConfig({ componentId: 'demo-success' })`
  &:focus {
    outline: 3px solid var(--focus);
    outline-offset: clamp(1.25rem, 3vw, 2.5rem);
  }

  h2 {
    margin-block-start: var(--s6);
  }
`;
