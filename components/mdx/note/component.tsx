import type { ReactNode } from 'react';
import styles from './component.module.css';

interface NoteProps {
  title: string;
  kind?: string;
  children: ReactNode;
}

/** A remark, or a warning. */
export const Note = ({ title, kind, children }: NoteProps) => (
  <div className={`stack ${styles.note} ${kind === 'caution' ? styles.caution : ''}`} role="note">
    <p className="strong">{title}</p>
    {children}
  </div>
);
