'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { loadLazily } from '@/components/ui/load-lazily';
import { answerIn, readMarker, writeMarker } from './marker';
import type { SignInSettings } from './settings';

type SessionModule = typeof import('./session');

interface Opened {
  module: SessionModule;
  session: import('./session').Session;
}

export type Phase =
  | {
      name:
        | 'preparing'
        | 'signedOut'
        | 'loading'
        | 'redirecting'
        | 'returning'
        | 'leaving'
        | 'cancelled'
        | 'left'
        | 'leftHere'
        | 'error';
    }
  | { name: 'signedIn'; opened: Opened };

/** Signs in and out. The session's code loads on click, on return from the provider, or to restore a session. */
export function useSignIn(settings: SignInSettings, section: string) {
  const [phase, setPhase] = useState<Phase>({ name: 'preparing' });
  /** Whether the visitor has just come back: the outcome is then shown and focused. */
  const [arrived, setArrived] = useState(false);
  const opened = useRef<Opened | null>(null);
  const resumed = useRef(false);
  /** The provider's response, until it has been redeemed. */
  const answer = useRef<string | null>(null);

  const fail = useCallback(() => {
    writeMarker(null);
    setPhase({ name: 'error' });
  }, []);

  /** The session, opened once; null when a listener has handled a failed load. */
  const open = useCallback(async () => {
    if (opened.current) return opened.current;
    const module = await loadLazily(() => import('./session'));
    if (!module) return null;
    const given = answer.current;
    answer.current = null;
    opened.current = { module, session: await module.openSession(settings, given) };
    return opened.current;
  }, [settings]);

  const show = useCallback((opened: Opened) => {
    writeMarker('signed-in');
    setPhase({ name: 'signedIn', opened });
  }, []);

  /** After a page load: with the provider's response, without it (the Back button), or to restore a session. */
  const resume = useCallback(async () => {
    answer.current = answerIn(location);
    const answered = answer.current !== null;
    const marker = readMarker();
    if (!answered && marker === null) return setPhase({ name: 'signedOut' });
    if (answered || marker === 'leaving') {
      // Keep the response out of the history and of bookmarks.
      history.replaceState(null, '', `${location.pathname}#${section}`);
    }
    setArrived(answered || marker !== 'signed-in');
    if (!answered && marker === 'leaving') {
      writeMarker(null);
      return setPhase({ name: 'left' });
    }
    setPhase({ name: 'returning' });
    try {
      const current = await open();
      if (!current) return setPhase({ name: 'signedOut' });
      if (current.session.start === 'account') return show(current);
      // A response to no request of this browser cannot be trusted.
      if (answered && current.session.start === 'nothing') return fail();
      writeMarker(null);
      setPhase({ name: marker === 'signed-in' ? 'signedOut' : 'cancelled' });
    } catch {
      fail();
    }
  }, [open, show, fail, section]);

  const start = useCallback(async () => {
    setArrived(false);
    setPhase({ name: 'loading' });
    try {
      const current = await open();
      if (!current) return setPhase({ name: 'signedOut' });
      if (current.session.start === 'account') return show(current);
      setPhase({ name: 'redirecting' });
      writeMarker('redirecting');
      await current.module.signIn(current.session, location.pathname);
      writeMarker(null);
      setPhase({ name: 'cancelled' });
    } catch {
      fail();
    }
  }, [open, show, fail]);

  const leave = useCallback(async () => {
    if (!opened.current) return;
    const { module, session } = opened.current;
    opened.current = null;
    setArrived(true);
    setPhase({ name: 'leaving' });
    writeMarker('leaving');
    const end = (name: 'left' | 'leftHere') => {
      writeMarker(null);
      setPhase((current) => (current.name === 'leaving' ? { name } : current));
    };
    try {
      await module.signOut(session, settings);
      end('left');
    } catch {
      end('leftHere');
    }
  }, [settings]);

  useEffect(() => {
    if (!resumed.current) void resume();
    resumed.current = true;
    // Restored from the back/forward cache after leaving for the provider's sign-out page.
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || readMarker() !== 'leaving') return;
      writeMarker(null);
      setPhase({ name: 'left' });
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, [resume]);

  return { phase, arrived, start, leave };
}
