import { useCallback, useEffect, useRef } from 'react';
import { loadLazily } from '@/browser/islands/runtime/hooks';
import { read, write } from '@/lib/browser/storage';
import type { SignInSettings } from './settings';

type SessionModule = typeof import('./session');

export interface Opened {
  module: SessionModule;
  session: import('./session').Session;
}

/** The session with the provider, whose code is loaded only when it is opened. */
export function useSession(settings: SignInSettings) {
  const opened = useRef<Opened | null>(null);
  /** What the provider answered, until it has been redeemed. */
  const answer = useRef<string | null>(null);
  /** Whether its code could not be loaded, which browsers remember until the page is reloaded. */
  const unloadable = useRef(false);

  /** Opens the session, once; null when a listener has handled a failed load. */
  const open = useCallback(async () => {
    if (opened.current) return opened.current;
    const module = await loadLazily(() => import('./session')).catch((error) => {
      unloadable.current = true;
      throw error;
    });
    if (!module) return null;
    const given = answer.current;
    answer.current = null;
    opened.current = { module, session: await module.openSession(settings, given) };
    return opened.current;
  }, [settings]);

  /** Forgets the session, and gives it to be ended; null when none is open. */
  const release = useCallback(() => {
    const current = opened.current;
    opened.current = null;
    return current;
  }, []);

  return { answer, unloadable, open, release };
}

/** The longest that a browser's timer can wait, in ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls a function once when the session ends, or as soon as the page wakes if the device slept through it or the
 * page was in the back/forward cache.
 */
export function useEnd(opened: Opened | null, onEnd: (opened: Opened) => void): void {
  useEffect(() => {
    if (!opened) return;
    const { module, session } = opened;
    const end = module.endOf(session);
    let hasEnded = false;
    const check = () => {
      if (hasEnded || Date.now() < end) return;
      hasEnded = true;
      onEnd(opened);
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

/** How far signing in has got, remembered for the next page load, so that it knows whether to open the session. */
export type Marker = 'redirecting' | 'signed-in' | 'leaving';

const KEY = 'sign-in';

export const readMarker = (): Marker | null => read(KEY, 'sessionStorage') as Marker | null;

/** Remembers, or with null forgets. Without storage there is no session to remember either. */
export const writeMarker = (marker: Marker | null): void => write(KEY, marker, 'sessionStorage');

/** The provider's response, from the query or fragment of a URL; null when there is none. */
export function answerIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | null {
  const isAnswer = (part: string) => {
    const fields = new URLSearchParams(part.slice(1));
    return fields.has('state') && (fields.has('code') || fields.has('error'));
  };
  return [hash, search].find(isAnswer) ?? null;
}
