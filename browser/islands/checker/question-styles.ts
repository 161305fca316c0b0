import styled from 'styled-components';

/** Opens the questions that come after a first result. */
export const More = styled.div`
  display: grid;
  gap: var(--s2);

  h3 {
    font-size: var(--title-m);
  }
`;

export const Entry = styled.div`
  /* Phones: its label before it, unless text is enlarged. */
  @media (max-width: 47.99rem) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: center;

    label {
      flex: 2 1 10rem;
    }

    input {
      flex: 1 1 7rem;
    }

    & > div {
      flex-basis: 100%;
    }
  }

  label {
    display: block;
    font-weight: 600;
    font-size: var(--text-s);
  }

  input {
    margin-block-start: var(--s1);
  }

  /* Fields are level, however long their labels and notes are. */
  @media (min-width: 48rem) {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
    align-items: end;

    &:only-of-type {
      grid-column: 1 / -1;
    }

    & > div {
      align-self: start;
    }
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

  /* Figures stand side by side; whatever else is as wide as the question. */
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :not(${Entry}) {
      grid-column: 1 / -1;
    }
  }
`;

/* Two columns, or one where text is enlarged; three stand on a line, and the first of five on its own. */
export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, 40%), 1fr));
  gap: 0 var(--s4);

  &:has(> :nth-child(3):last-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s6);
  }

  label:first-child:nth-last-child(odd):nth-last-child(n + 5) {
    grid-column: 1 / -1;
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2);
    align-items: center;
    min-height: 2.25rem;
    line-height: 1.3;
    cursor: pointer;
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--green);
  }
`;
