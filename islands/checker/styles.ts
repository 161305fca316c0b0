import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  gap: var(--s7);

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/* Not a form: nothing is ever submitted. */
export const Questions = styled.div`
  display: grid;
  gap: var(--s5);
`;

/** Opens the questions that come after a first result. */
export const More = styled.div`
  display: grid;
  gap: var(--s2);

  h3 {
    font-size: var(--title-m);
  }
`;

export const Question = styled.fieldset`
  display: grid;
  gap: var(--s3);
  min-width: 0;
  margin: 0;
  padding: 0 0 var(--s5);
  border: 0;
  border-block-end: 1px solid var(--rule);

  legend {
    padding: 0;
    margin-block-end: var(--s2);
    font-family: var(--serif);
    font-size: var(--title-s);
    line-height: 1.3;
  }
`;

export const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);

  label {
    display: flex;
    gap: var(--s2);
    align-items: center;
    min-height: 2rem;
    cursor: pointer;
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--green);
  }
`;

export const Entry = styled.div`
  label {
    display: block;
    font-weight: 600;
    font-size: var(--text-s);
  }

  input {
    width: 100%;
    min-height: 2.75rem;
    margin-block-start: var(--s1);
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--paper-raised);
    color: var(--ink);
  }

  div {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  button {
    display: block;
    min-height: 2.75rem;
    margin-block-start: var(--s2);
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--paper-raised);
    color: var(--green);
    font-weight: 600;
    cursor: pointer;
  }

  [aria-invalid='true'] {
    border: 2px solid var(--brick);
  }

  p {
    color: var(--brick);
    font-size: var(--text-s);
    font-weight: 600;
  }
`;

export const Results = styled.section`
  display: grid;
  gap: var(--s5);
  min-width: 0;
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid var(--rule);
  background: var(--paper-raised);

  h3 {
    font-size: var(--title-m);
  }
`;

export const Group = styled.div`
  h4 {
    margin-block-end: var(--s2);
    color: var(--green);
    font-size: var(--text-m);
    font-weight: 600;
  }
`;

export const Item = styled.details`
  border-block-start: 1px solid var(--rule);

  summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s1) var(--s4);
    padding-block: var(--s3);
    cursor: pointer;
  }

  summary strong {
    font-weight: 600;
  }
`;

export const Layers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s3);
  color: var(--ink-soft);
  font-size: var(--text-s);

  [data-verdict='yes'] {
    color: var(--green);
    font-weight: 600;
  }

  [data-verdict='unknown'] {
    color: var(--ochre);
    font-weight: 600;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--s4);
  padding-block-end: var(--s5);
  font-size: var(--text-s);

  & > div {
    display: grid;
    gap: var(--s2);
  }

  h5 {
    margin: 0 0 var(--s1);
    font-family: inherit;
    font-size: var(--text-s);
    line-height: 1.4;
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  font-size: var(--text-s);

  button {
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: var(--green);
    text-decoration: underline;
    cursor: pointer;
  }

  @media print {
    display: none;
  }
`;
