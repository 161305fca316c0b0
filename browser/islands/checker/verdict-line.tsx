import { useEffect, useState } from 'react';
import { countOf, type ResultContext } from './found';
import { verdictOf } from './notice';
import { NOTICE, showPart } from './places';
import { Line } from './styles';

/**
 * On phones, the verdict at the bottom of the screen, which leads to the result below the questions. It stays within
 * them, so it never covers what follows, and hides while the result is in view.
 */
export function VerdictLine(context: Omit<ResultContext, 'today'>) {
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
    <Line data-screen-only data-line data-hidden={isHidden || undefined}>
      <button type="button" onClick={() => showPart(NOTICE)}>
        <span>
          <b>{verdictOf(context).first}</b> {countOf(context.found, context.messages.notice)}
        </span>
      </button>
    </Line>
  );
}
