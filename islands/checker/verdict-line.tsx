import { useEffect, useRef, useState } from 'react';
import { type CheckerMessages, counted } from './messages';
import { NOTICE, showPart } from './places';
import { Line } from './styles';

interface VerdictLineProps {
  found: { concerned: readonly unknown[] };
  messages: CheckerMessages;
}

/**
 * On phones, the number of texts at the bottom of the screen, which leads to the result below the questions. It stays
 * within them, so it never covers what follows, and hides while the result is in view.
 */
export function VerdictLine({ found, messages }: VerdictLineProps) {
  const line = useRef<HTMLDivElement>(null);
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
    <Line ref={line} data-hidden={isHidden || undefined}>
      <button type="button" onClick={() => showPart(NOTICE)}>
        {counted(messages.notice.count, found.concerned.length)}
      </button>
    </Line>
  );
}
