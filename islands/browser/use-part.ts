import { useRef, useState } from 'react';
import { loadLazily } from '@/islands/browser/load-lazily';

/**
 * A part of an island that loads when it is asked for, once.
 * @returns the part, null until it has come, the function that asks for it, and whether it will never come.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
): [part: Part | null, ask: () => void, hasFailed: boolean] {
  const asked = useRef(false);
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = () => {
    if (asked.current) return;
    asked.current = true;
    loadLazily(load).then(
      (loaded) => (loaded ? setPart(() => loaded) : setHasFailed(true)),
      // The page has offered a reload, and goes on as it is.
      () => setHasFailed(true),
    );
  };
  return [part, ask, hasFailed];
}
