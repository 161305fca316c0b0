import type { ReactNode } from 'react';

/** For messages that contain `<mark>`: `t.rich('key', { mark })`. */
export const mark = (words: ReactNode) => <mark>{words}</mark>;
