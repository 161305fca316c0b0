import styled from 'styled-components';
import { button, field, linkButton, mainButton } from '@/islands/mixins';

export const Layout = styled.div`
  display: grid;
  gap: var(--s5);
  min-width: 0;

  @media (scripting: none) {
    display: none;
  }
`;

export const Drop = styled.div`
  display: grid;
  gap: var(--s3);
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px dashed var(--control);
  border-radius: var(--radius);
  background: var(--paper-raised);

  &[data-over] {
    border: 1px solid var(--green);
    background: var(--green-pale);
  }

  & > label {
    font-weight: 600;
  }

  textarea {
    ${field}
    font-size: var(--text-s);
    white-space: pre;
    overflow-x: auto;
    resize: vertical;
  }

  textarea::placeholder {
    color: var(--ink-soft);
    white-space: pre-wrap;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
  font-size: var(--text-s);

  & > button {
    ${linkButton}
    font-weight: 600;
  }

  /* Before the choice of a file: what was typed is read. */
  & > button:has(+ label) {
    ${mainButton}
  }

  @media (min-width: 62rem) {
    & > span + button {
      margin-inline-start: auto;
    }
  }

  button[aria-disabled='true'] {
    color: var(--ink-soft);
    cursor: default;
  }
`;

/* The field of the browser is unseen, but keeps its place and its border, which that of the words lies upon. */
export const FileButton = styled.label`
  position: relative;
  display: inline-flex;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 1px solid var(--green);
    opacity: 0;
    cursor: pointer;
  }

  span {
    ${button}
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
  }

  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

export const Status = styled.p`
  font-weight: 600;

  &:empty {
    display: none;
  }
`;

export const Faults = styled.section`
  display: grid;
  gap: var(--s3);
  min-width: 0;
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--amber);
  font-size: var(--text-s);

  h3 {
    font-size: var(--title-s);
  }

  summary {
    display: flex;
    gap: var(--s2);
    font-weight: 600;
  }

  ul {
    padding-inline-start: 1.25rem;
  }
`;

export const Scroll = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: var(--s2) var(--s4) var(--s2) 0;
    border-block-end: 1px solid var(--rule);
    text-align: start;
    vertical-align: top;
  }
`;

export const Filters = styled.div`
  display: grid;
  gap: var(--s3) var(--s4);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  label {
    display: grid;
    gap: var(--s1);
    font-size: var(--text-s);
    font-weight: 600;
  }

  input,
  select {
    ${field}
  }
`;
