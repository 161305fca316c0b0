import type { ReactNode } from 'react';

/** For messages that contain `<mark>`: `t.rich('key', { mark })`. */
export const mark = (text: ReactNode) => <mark>{text}</mark>;
