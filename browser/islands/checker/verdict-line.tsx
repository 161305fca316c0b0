import { useEffect, useState } from 'react';
import type { ResultContext } from './found';
import { foldQuestions, NOTICE, showPart } from './places';
import { Line } from './styles';
import { verdictOf } from './verdict-of';

/**
 * On phones, the verdict at the bottom of the screen, which leads to the result and folds the questions above it. It stays within
 * them, so it never covers what follows, and hides while the result is in view.
 */
export function VerdictLine({ found, law, messages, locale }: Omit<ResultContext, 'today'>) {
  const { first, count } = verdictOf(found, law, messages, locale);
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
      <button
        type="button"
        onClick={() => {
          foldQuestions(true);
          showPart(NOTICE);
        }}
      >
        <span>
          <b>{first}</b> {count}
        </span>
      </button>
    </Line>
  );
}
