import { useEffect, useState } from 'react';

/** Pause on a complete phrase, in ms. */
export const PHRASE_PAUSE = 1000;
const TYPE_DELAY = 55;
const ERASE_DELAY = 22;

interface TypedPhrase {
  index: number;
  length: number;
  erasing: boolean;
}

/**
 * Types phrases one after the other in an endless loop, pausing on each complete one.
 * @param running false stops on the complete phrase.
 * @returns the text to show now.
 */
export function useTypedPhrase(phrases: readonly string[], running: boolean): string {
  const [state, setState] = useState<TypedPhrase>({
    index: 0,
    length: phrases[0]?.length ?? 0,
    erasing: false,
  });
  const phrase = phrases[state.index] ?? '';

  useEffect(() => {
    if (!running || phrases.length < 2) return;
    const complete = !state.erasing && state.length >= phrase.length;
    const delay = complete ? PHRASE_PAUSE : state.erasing ? ERASE_DELAY : TYPE_DELAY;
    const timer = setTimeout(() => setState(advance(state, phrases)), delay);
    return () => clearTimeout(timer);
  }, [running, state, phrase, phrases]);

  return running ? phrase.slice(0, state.length) : phrase;
}

function advance({ index, length, erasing }: TypedPhrase, phrases: readonly string[]): TypedPhrase {
  if (erasing && length === 0)
    return { index: (index + 1) % phrases.length, length: 1, erasing: false };
  if (erasing) return { index, length: length - 1, erasing };
  if (length >= (phrases[index]?.length ?? 0)) return { index, length: length - 1, erasing: true };
  return { index, length: length + 1, erasing };
}
