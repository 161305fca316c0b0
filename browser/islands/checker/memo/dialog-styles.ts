import styled from 'styled-components';

export const Dialog = styled.dialog`
  width: min(34rem, calc(100vw - 2 * var(--s4)));
  padding: var(--s6);
  border: 1px solid var(--rule);
  background: var(--paper-raised);
  color: var(--ink);

  &[open] {
    display: grid;
    gap: var(--s3);
  }

  &::backdrop {
    background: color-mix(in srgb, var(--night) 55%, transparent);
  }

  h3 {
    font-size: var(--title-m);
  }

  label {
    font-weight: 600;
    font-size: var(--text-s);
  }

  input + p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3);
    margin-block-start: var(--s3);
  }
`;
