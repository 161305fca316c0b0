import type { ReactNode } from 'react';

/** For messages with words that are heard and not seen: `t.rich('key', { about: visuallyHidden })`. */
export const visuallyHidden = (words: ReactNode) => (
  <span className="visually-hidden">{words}</span>
);
