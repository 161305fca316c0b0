import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announceFailedLoad } from '@/lib/browser/loading';

/**
 * Loads part of an island on demand. Unless a listener handles a failure (lib/browser/loading.ts),
 * the page offers a reload (browser/enhance/islands.ts).
 * @returns the module, or undefined when a listener has handled the failure.
 * @throws the error, when none has.
 */
export async function loadLazily<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (!announceFailedLoad(error)) return undefined;
    dispatchEvent(new Event('islanderror'));
    throw error;
  }
}

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

/** A value once the browser has painted what else it changes, for what takes long to write. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Whether the visitor prefers reduced motion; true until the browser has answered. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
