import { useRef, useState } from 'react';
import { loadLazily } from '@/islands/browser/load-lazily';

/**
 * A part of an island that loads when it is asked for, once.
 * @returns the part, null until it has come, and the function that asks for it.
 */
export function usePart<Part>(load: () => Promise<Part>): [part: Part | null, ask: () => void] {
  const asked = useRef(false);
  const [part, setPart] = useState<Part | null>(null);
  const ask = () => {
    if (asked.current) return;
    asked.current = true;
    loadLazily(load).then(
      (loaded) => setPart(() => loaded ?? null),
      // The page has offered a reload, and goes on as it is.
      () => undefined,
    );
  };
  return [part, ask];
}
