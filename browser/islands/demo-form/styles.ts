import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--s5);

  /* The field for another sector shows only when the list lacks the right one; no JavaScript needed. */
  &:not(:has(option[value='other']:checked)) [data-field='otherSector'] {
    display: none;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: var(--s5);

  @media (min-width: 48rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Row = styled.div`
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

  input,
  select,
  textarea {
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

export const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);

  & + & {
    margin-block-start: var(--s2);
  }
`;

export const FieldMessage = styled.p`
  color: var(--brick);
  font-weight: 600;
`;

export const Box = styled.div`
  padding: var(--s5);
  border: 2px solid var(--brick);
  background: var(--paper-raised);

  &:focus {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  h3 {
    margin-block-end: var(--s2);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li a {
    display: inline-block;
    padding-block: 0.1875rem;
    color: var(--brick);
    font-weight: 600;
  }
`;

/* Fills the panel that the form was in. */
export const Success = styled.div`
  &:focus {
    outline: 3px solid var(--focus);
    outline-offset: 0.375rem;
  }

  h3 {
    color: var(--green-deep);
    font-size: var(--title-l);
  }

  h3 + p {
    margin-block-start: var(--s3);
    font-size: var(--text-l);
    line-height: 1.5;
  }

  h4 {
    margin-block: var(--s6) var(--s2);
  }

  li + li {
    margin-block-start: var(--s2);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s5);
  margin-block: var(--s3) var(--s4);
`;

export const Submit = styled.button`
  justify-self: start;

  &[aria-disabled='true'] {
    background: var(--ink-soft);
    cursor: progress;
  }
`;

/* Honeypot: hidden and out of the tab order, so that only bots fill it in. */
export const Honeypot = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
