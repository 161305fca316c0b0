import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useReducedMotion } from '@/browser/islands/runtime/hooks';

/** Pause on a complete phrase, in ms. */
const PHRASE_PAUSE = 1000;
/** On the first phrase, which is read with the rest of the first screen. */
export const FIRST_PAUSE = 6000;
const TYPE_DELAY = 55;
const ERASE_DELAY = 22;

interface Typed {
  index: number;
  length: number;
  erasing: boolean;
  /** Nothing has been erased yet. */
  first?: boolean;
}

/**
 * Types phrases one after the other in an endless loop, pausing on each complete one.
 * @param running false stops on the complete phrase.
 * @returns the text to show now.
 */
function useTypedPhrase(phrases: readonly string[], running: boolean): string {
  const [state, setState] = useState<Typed>({
    index: 0,
    length: phrases[0]?.length ?? 0,
    erasing: false,
    first: true,
  });
  const phrase = phrases[state.index] ?? '';

  useEffect(() => {
    if (!running || phrases.length < 2) return;
    const complete = !state.erasing && state.length >= phrase.length;
    const pause = state.first ? FIRST_PAUSE : PHRASE_PAUSE;
    const delay = complete ? pause : state.erasing ? ERASE_DELAY : TYPE_DELAY;
    const timer = setTimeout(() => setState(advance(state, phrases)), delay);
    return () => clearTimeout(timer);
  }, [running, state, phrase, phrases]);

  return running ? phrase.slice(0, state.length) : phrase;
}

function advance({ index, length, erasing }: Typed, phrases: readonly string[]): Typed {
  if (erasing && length === 0)
    return { index: (index + 1) % phrases.length, length: 1, erasing: false };
  if (erasing) return { index, length: length - 1, erasing };
  if (length >= (phrases[index]?.length ?? 0)) return { index, length: length - 1, erasing: true };
  return { index, length: length + 1, erasing };
}

interface TypedPhraseProps {
  /** The sentence start that every phrase completes. */
  lead: string;
  phrases: readonly string[];
  pause: string;
  play: string;
}

/*
 * The control ends the line, where no phrase moves it: all share one place, and the longest reserves it, so that typing
 * causes no layout shift.
 */
const Phrase = styled.div.withConfig({ componentId: 'typed-phrase' })`
  display: flex;
  align-items: end;
  gap: 0.625rem;
  font-family: var(--serif);
  font-size: var(--title-s);
  line-height: 1.35;

  .flow {
    gap: 0 0.3em;
    min-width: 0;
  }

  .grid > * {
    grid-area: 1 / 1;
  }

  [data-reserve] {
    visibility: hidden;
  }

  mark {
    background: linear-gradient(transparent 55%, var(--marker) 55%);
  }

  /* Paper shows no half phrase. */
  @media print {
    [data-reserve]:first-child {
      visibility: visible;
    }

    [data-typed] {
      display: none;
    }
  }
`;

const Toggle = styled.button.withConfig({ componentId: 'typed-toggle' })`
  flex: none;
  width: 1.75rem;
  height: 1.75rem;

  &:hover {
    border-color: var(--control);
    background: var(--surface);
  }

  /* Keeps its place until it works. */
  &[data-still] {
    visibility: hidden;
  }

  @media (scripting: none), (prefers-reduced-motion: reduce) {
    display: none;
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
      <div className="flow" aria-hidden="true">
        <span>{lead}</span>
        <div className="grid">
          {phrases.map((phrase) => (
            <span key={phrase} data-reserve="">
              {phrase}
            </span>
          ))}
          <span data-typed="">
            <mark>{text}</mark>
          </span>
        </div>
      </div>
      <Toggle
        className="arrow"
        type="button"
        aria-label={paused ? play : pause}
        data-still={still || undefined}
        onClick={() => setPaused(!paused)}
      >
        <svg viewBox="0 0 12 12" width="0.625rem" height="0.625rem" aria-hidden="true">
          <path
            d={paused ? 'M3 1.5v9l7.5-4.5z' : 'M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z'}
            fill="currentColor"
          />
        </svg>
      </Toggle>
    </Phrase>
  );
}
