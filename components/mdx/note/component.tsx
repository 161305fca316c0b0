import type { ReactNode } from 'react';
import styles from './component.module.css';

interface NoteProps {
  title: string;
  children: ReactNode;
}

/** A remark, or wording to copy. */
export const Note = ({ title, children }: NoteProps) => (
  <div className={`stack ${styles.note}`} role="note">
    <p className="strong">{title}</p>
    {children}
  </div>
);
