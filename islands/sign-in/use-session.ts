import { type RefObject, useCallback, useRef } from 'react';
import { loadLazily } from '@/islands/browser/load-lazily';
import type { SignInSettings } from './settings';

type SessionModule = typeof import('./session');

export interface Opened {
  module: SessionModule;
  session: import('./session').Session;
}

interface SessionState {
  /** What the provider answered, until it has been redeemed. */
  answer: RefObject<string | null>;
  /** Whether its code could not be loaded, which browsers remember until the page is reloaded. */
  unloadable: RefObject<boolean>;
  /** Opens the session, once; null when a listener has handled a failed load. */
  open: () => Promise<Opened | null>;
  /** Forgets the session, and gives it to be ended; null when none is open. */
  release: () => Opened | null;
}

/** The session with the provider, whose code is loaded only when it is opened. */
export function useSession(settings: SignInSettings): SessionState {
  const opened = useRef<Opened | null>(null);
  const answer = useRef<string | null>(null);
  const unloadable = useRef(false);

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

  const release = useCallback(() => {
    const current = opened.current;
    opened.current = null;
    return current;
  }, []);

  return { answer, unloadable, open, release };
}
