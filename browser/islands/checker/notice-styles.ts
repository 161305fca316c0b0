import styled from 'styled-components';

/** As tall as the questions: a sticky item of a grid would go on over the rows below its own. */
export const Beside = styled.div`
  align-self: stretch;
  min-width: 0;
`;

/** A notice as an official journal sets it, which stays beside the questions where there is room. */
export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  min-width: 0;
  padding: clamp(1rem, 2vw, 1.75rem) clamp(1.25rem, 2.5vw, 2rem);
  border: 1px solid var(--rule);
  border-block-start: 3px solid var(--ink);
  background: var(--paper-raised);
  scroll-margin-block-start: calc(var(--header) + var(--s4));

  @media (min-width: 62rem) and (min-height: 40rem) {
    position: sticky;
    inset-block-start: calc(var(--header) + var(--s4));
  }

  @media print {
    border-inline: 0;
  }
`;

export const Kicker = styled.p`
  padding-block-end: var(--s2);
  border-block-end: 1px solid var(--rule);
  color: var(--green);
  font-family: var(--serif);
`;

export const Headline = styled.h3`
  font-size: clamp(1.75rem, 1.3rem + 1.9vw, 2.875rem);
  line-height: 1.12;
`;

/** On French law, where it answers otherwise. */
export const Second = styled.p`
  margin-block-start: var(--s3);
  font-family: var(--serif);
  font-size: var(--title-s);
  line-height: 1.3;
`;

export const Count = styled.p`
  margin-block-start: var(--s3);
  font-size: var(--text-l);
`;

export const Dates = styled.ul`
  display: grid;
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
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.4;
  }

  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    time {
      font-size: var(--title-s);
    }

    span {
      margin-block-start: var(--s1);
    }
  }
`;

/** The button, and what goes into the form, as it goes there. */
export const Ask = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
`;

export const Message = styled.p`
  padding-inline-start: var(--s4);
  border-inline-start: 3px solid var(--marker);
  color: var(--ink-soft);
  font-size: var(--text-s);
  line-height: 1.45;

  strong {
    color: var(--ink);
    font-weight: 600;
  }
`;

export const Demo = styled.a`
  @media (max-width: 29.99rem) {
    width: 100%;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  align-items: center;
`;

/** What came of copying the address. */
export const ByHand = styled.div`
  order: 1;
  flex-basis: 100%;
  font-size: var(--text-s);

  &:empty {
    display: none;
  }
`;
