import { useEffect, useState } from 'react';
import type { Found } from './found';
import { type CheckerMessages, countOf } from './messages';
import { NOTICE, showPart } from './places';
import { Line } from './styles';

interface VerdictLineProps {
  found: Pick<Found, 'concerned' | 'open'>;
  messages: CheckerMessages;
}

/**
 * On phones, the number of texts at the bottom of the screen, which leads to the result below the questions. It stays
 * within them, so it never covers what follows, and hides while the result is in view.
 */
export function VerdictLine({ found, messages }: VerdictLineProps) {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const notice = document.getElementById(NOTICE);
    if (!notice) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsHidden(entry?.isIntersecting ?? false),
    );
    observer.observe(notice);
    return () => observer.disconnect();
  }, []);
  return (
    <Line data-line data-hidden={isHidden || undefined}>
      <button type="button" onClick={() => showPart(NOTICE)}>
        {countOf(found, messages.notice)}
      </button>
    </Line>
  );
}
