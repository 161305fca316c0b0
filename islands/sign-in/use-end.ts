import { useEffect } from 'react';
import type { Opened } from './use-session';

/** The longest that a browser's timer can wait, in ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls a function when the session ends, or as soon as the page wakes if the device slept through it or the
 * page was in the back/forward cache.
 */
export function useEnd(opened: Opened | null, onEnd: () => void): void {
  useEffect(() => {
    if (!opened) return;
    const { module, session } = opened;
    const end = module.endOf(session);
    const check = () => {
      if (Date.now() >= end) onEnd();
    };
    const timer = setTimeout(check, Math.min(LONGEST, Math.max(0, end - Date.now())));
    addEventListener('pageshow', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [opened, onEnd]);
}
