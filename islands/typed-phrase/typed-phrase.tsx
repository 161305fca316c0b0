import { useState } from 'react';
import styled from 'styled-components';
import { useReducedMotion } from '@/islands/browser/use-reduced-motion';
import { useTypedPhrase } from './use-typed-phrase';

interface TypedPhraseProps {
  /** The sentence start that every phrase completes. */
  lead: string;
  phrases: readonly string[];
  pause: string;
  play: string;
}

const Phrase = styled.div`
  font-family: var(--serif);
  font-size: var(--title-s);
  line-height: 1.35;
`;

/* The control ends the static line, right above the phrase. */
const Lead = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2rem;
`;

/* All phrases share one grid cell: the longest reserves the space, so typing causes no layout shift. */
const Stack = styled.div`
  display: grid;
`;

const Layer = styled.span`
  grid-area: 1 / 1;

  &[data-reserve] {
    visibility: hidden;
  }

  mark {
    background: linear-gradient(transparent 55%, var(--marker) 55%);
    color: inherit;
  }
`;

const Toggle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--surface);
  }

  &[hidden] {
    display: grid !important;
    visibility: hidden;
  }

  @media (scripting: none) {
    display: none !important;
  }

  @media print {
    display: none !important;
  }
`;

/** The landing page's rotating phrase, with its pause control; static under reduced motion. */
export function TypedPhrase({ lead, phrases, pause, play }: TypedPhraseProps) {
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const text = useTypedPhrase(phrases, !paused && !still);
  return (
    <Phrase>
      <p className="visually-hidden">
        {lead} {phrases.join(', ')}.
      </p>
      <Lead>
        <span aria-hidden="true">{lead}</span>
        <Toggle
          type="button"
          aria-label={paused ? play : pause}
          hidden={still}
          onClick={() => setPaused(!paused)}
        >
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path
              d={paused ? 'M3 1.5v9l7.5-4.5z' : 'M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z'}
              fill="currentColor"
            />
          </svg>
        </Toggle>
      </Lead>
      <Stack aria-hidden="true">
        {phrases.map((phrase) => (
          <Layer key={phrase} data-reserve="">
            {phrase}
          </Layer>
        ))}
        <Layer data-typed="">
          <mark>{text}</mark>
        </Layer>
      </Stack>
    </Phrase>
  );
}
