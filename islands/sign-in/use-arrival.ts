import { useEffect, useRef } from 'react';
import { answerIn, type Marker, readMarker, writeMarker } from './marker';

export interface Arrival {
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
export function useArrival(section: string, { onArrive, onRestored }: Listeners): void {
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
