import type { ReactNode } from 'react';

/** For messages with visually hidden parts: `t.rich('key', { about: visuallyHidden })`. */
export const visuallyHidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;
