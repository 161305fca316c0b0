import styled from 'styled-components';
import { Frame, HEADLINE } from './styles';

/** As tall as the questions: a sticky item of a grid would go on over the rows below its own. */
export const Beside = styled.div.withConfig({ componentId: 'result-beside' })`
  align-self: stretch;
`;

/** The notice that a result opens with. */
export const Verdict = styled(Frame).withConfig({ componentId: 'result-verdict' })`
  & > :first-child {
    padding-block-end: var(--s2);
    border-block-end: 1px solid var(--rule);
    color: var(--green);
    font-family: var(--serif);
  }

  [role='status'] {
    h3 {
      font-size: ${HEADLINE};
      line-height: 1.12;
    }

    p {
      margin-block-start: var(--s3);
      font-size: var(--text-l);
    }

    /* On French law, where it answers otherwise. */
    .heading {
      font-size: var(--title-s);
      line-height: 1.3;
    }
  }
`;

export const Dates = styled.ul.withConfig({ componentId: 'result-dates' })`
  gap: var(--s2) var(--s5);
  border-block: 1px solid var(--rule);
  padding-block: var(--s3);

  time {
    font-family: var(--serif);
    font-size: var(--text-m);
    line-height: 1.3;
    white-space: nowrap;
  }

  span {
    display: block;
    line-height: 1.4;
  }

  @media (min-width: 48rem) {
    time {
      font-size: var(--title-s);
    }

    span {
      margin-block-start: var(--s1);
    }
  }
`;

/** The button, and what goes into the form, as it goes there. */
export const Ask = styled.div.withConfig({ componentId: 'result-ask' })`
  gap: var(--s3);
  justify-items: start;

  p {
    padding-inline-start: var(--s4);
    border-inline-start: 3px solid var(--marker);
    line-height: 1.45;
  }

  strong {
    color: var(--ink);
  }

  @media (max-width: 29.99rem) {
    a {
      width: 100%;
    }
  }
`;

export const Actions = styled.div.withConfig({ componentId: 'result-actions' })`
  gap: var(--s2) var(--s5);
  align-items: center;

  /* What came of copying the address. */
  [aria-live] {
    order: 1;
    flex-basis: 100%;
    font-size: var(--text-s);

    &:empty {
      display: none;
    }
  }
`;

/** A part of the result, below a line. */
export const Part = styled.section.withConfig({ componentId: 'result-part' })`
  gap: var(--s6);
  padding-block-start: var(--s5);
  border-block-start: 1px solid var(--ink);
  scroll-margin-block-start: calc(var(--header) + var(--s4));

  h4 {
    color: var(--green);
    font-size: var(--title-s);
  }
`;

/** A row: the regime and its answers; on phones, the sign that it unfolds stands beside the regime. */
export const Item = styled.details.withConfig({ componentId: 'result-item' })`
  border-block-start: 1px solid var(--control);

  h4 + & {
    margin-block-start: var(--s3);
  }

  &:last-child {
    border-block-end: 1px solid var(--control);
  }

  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.5rem;
    gap: var(--s1) var(--s4);
    align-items: baseline;
    padding-block: var(--s3);
  }

  summary::after {
    grid-area: 1 / 2;
  }

  summary .grid {
    grid-column: 1 / -1;
    gap: var(--s1) var(--s5);
  }

  [data-verdict='yes'] b {
    color: var(--green);
  }

  [data-verdict='unknown'] b {
    color: var(--ochre);
  }

  @media (min-width: 48rem) {
    summary {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr) 1.5rem;
    }

    summary::after {
      grid-area: 1 / 3;
    }

    summary .grid {
      grid-column: auto;
    }
  }

  /* The Union on the left, France on the right. */
  @media (min-width: 62rem) {
    summary .grid {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    [data-layer='fr'] {
      grid-column: 2;
    }
  }
`;

/** Why a regime answers so. */
export const Body = styled.div.withConfig({ componentId: 'result-body' })`
  gap: var(--s4);
  max-width: 46rem;
  padding-block-end: var(--s5);

  & > div {
    display: grid;
    gap: var(--s2);
  }

  h5 {
    margin: 0 0 var(--s1);
    font-family: inherit;
    font-size: inherit;
    line-height: 1.4;
    font-weight: 600;
  }

  ul {
    padding-inline-start: 1.25rem;
  }
`;

/** What to subscribe to. */
export const Following = styled.details.withConfig({ componentId: 'result-following' })`
  summary {
    display: flex;
    gap: var(--s2);
    padding-block: var(--s2);
    color: var(--green);
  }

  h4 {
    margin-block-start: var(--s3);
    font-family: inherit;
    font-size: inherit;
    font-weight: 600;
  }

  ul {
    gap: 0 var(--s5);
  }

  li a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;
