import { useCallback, useEffect, useRef, useState } from 'react';
import { reload } from '@/lib/browser/loading';
import type { SignInSettings } from './settings';
import {
  answerIn,
  type Marker,
  type Opened,
  readMarker,
  useEnd,
  useSession,
  writeMarker,
} from './use-session';

interface Arrival {
  /** What the provider answered, if the visitor comes from there. */
  answer: string | null;
  /** What the previous page remembered. */
  marker: Marker | null;
}

interface Listeners {
  onArrive: (arrival: Arrival) => void;
  /** Called when the visitor is back from the provider's sign-out page, on the page as it was left. */
  onRestored: () => void;
}

/** Reports once after a page load how the visitor got here, and removes the provider's answer from the address. */
function useArrival(section: string, { onArrive, onRestored }: Listeners): void {
  const arrived = useRef(false);

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const arrival = { answer: answerIn(location), marker: readMarker() };
    if (arrival.answer !== null || arrival.marker === 'leaving') {
      // The answer belongs neither into the history nor into a bookmark.
      history.replaceState(null, '', `${location.pathname}#${section}`);
    }
    onArrive(arrival);
  }, [onArrive, section]);

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || readMarker() !== 'leaving') return;
      writeMarker(null);
      onRestored();
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, [onRestored]);
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
        | 'expired'
        | 'left'
        | 'leftHere'
        | 'error';
    }
  | { name: 'signedIn'; opened: Opened };

/**
 * Opens the session and says what to show.
 * @param otherwise what to do without an account, and to show then.
 */
async function enter(
  open: () => Promise<Opened | null>,
  otherwise: (opened: Opened) => Phase | Promise<Phase>,
): Promise<Phase> {
  try {
    const opened = await open();
    if (!opened) return { name: 'signedOut' };
    if (opened.session.start === 'account') {
      writeMarker('signed-in');
      return { name: 'signedIn', opened };
    }
    const phase = await otherwise(opened);
    writeMarker(null);
    return phase;
  } catch {
    writeMarker(null);
    return { name: 'error' };
  }
}

/** Signs in and out. The session's code is loaded on click, on return from the provider, or to restore a session. */
export function useSignIn(settings: SignInSettings, section: string) {
  const [phase, setPhase] = useState<Phase>({ name: 'preparing' });
  /** Whether the visitor has just come back: the outcome is then shown and focused. */
  const [arrived, setArrived] = useState(false);
  const { answer, unloadable, open, release } = useSession(settings);

  /** With the provider's answer, without it (the visitor went back), or within a session. */
  const resume = useCallback(
    async ({ answer: given, marker }: Arrival) => {
      answer.current = given;
      if (given === null && marker === null) return setPhase({ name: 'signedOut' });
      setArrived(given !== null || marker !== 'signed-in');
      if (given === null && marker === 'leaving') {
        writeMarker(null);
        return setPhase({ name: 'left' });
      }
      setPhase({ name: 'returning' });
      const phase = await enter(open, ({ session }) => {
        // An answer that nothing here asked for cannot be trusted.
        if (given !== null && session.start === 'nothing') return { name: 'error' };
        if (session.start === 'expired') return { name: 'expired' };
        return { name: marker === 'signed-in' ? 'signedOut' : 'cancelled' };
      });
      setPhase(phase);
    },
    [answer, open],
  );
  const showLeft = useCallback(() => setPhase({ name: 'left' }), []);
  useArrival(section, { onArrive: resume, onRestored: showLeft });

  const renewOrExpire = useCallback(
    async ({ module, session }: Opened) => {
      if (await module.renew(session, settings)) {
        // Another object, since it has another end. The visitor may have left meanwhile.
        return setPhase((now) =>
          now.name === 'signedIn' ? { ...now, opened: { module, session } } : now,
        );
      }
      if (!release()) return;
      writeMarker(null);
      setPhase({ name: 'expired' });
      // Nothing is left to end: only what the tab remembers of it.
      module.forget(session).catch(() => {});
    },
    [release, settings],
  );
  useEnd(phase.name === 'signedIn' ? phase.opened : null, renewOrExpire);

  const start = async () => {
    if (unloadable.current) {
      // The answer is read from the address again.
      if (answer.current) history.replaceState(null, '', answer.current);
      return reload();
    }
    setArrived(false);
    setPhase({ name: 'loading' });
    const outcome = await enter(open, async ({ module, session }) => {
      setPhase({ name: 'redirecting' });
      writeMarker('redirecting');
      await module.signIn(session, settings, location.pathname);
      return { name: 'cancelled' };
    });
    setPhase(outcome);
  };

  const leave = async () => {
    const opened = release();
    if (!opened) return;
    setArrived(true);
    setPhase({ name: 'leaving' });
    writeMarker('leaving');
    const name = await opened.module.signOut(opened.session, settings).then(
      () => 'left' as const,
      () => 'leftHere' as const,
    );
    writeMarker(null);
    setPhase((current) => (current.name === 'leaving' ? { name } : current));
  };

  return { phase, arrived, start, leave };
}
