import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagColour = 'green' | 'teal' | 'slate' | 'ochre' | 'amber' | 'brick' | 'plum';

export const tagClass = (colour: TagColour): string => `${styles.tag} ${styles[colour]}`;

/** A short label on a pale background. Colour is never the only carrier of meaning. */
export function Tag({ colour, children }: { colour: TagColour; children: ReactNode }) {
  return <span className={tagClass(colour)}>{children}</span>;
}
