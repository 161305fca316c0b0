import type { ReactNode } from 'react';

/** For messages with visually hidden parts: `t.rich('key', { about: visuallyHidden })`. */
export const visuallyHidden = (words: ReactNode) => (
  <span className="visually-hidden">{words}</span>
);
