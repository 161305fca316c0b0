import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Tag, type TagColour } from '@/components/ui/tag';
import styles from './parts.module.css';

interface PictureProps {
  /** What the picture shows, in one line; its lists say the rest. */
  name: string;
  /** What the view is called, at its head. */
  title?: string | undefined;
  /** Beside the title: the file's date, the frequency of alerts. */
  note?: string | undefined;
  /** Class of the frame, where it is not a sheet of paper. */
  frame?: string | undefined;
  children: ReactNode;
}

/**
 * A product picture drawn in code, labelled as an illustration, that screen readers read as it stands. What is on
 * its sheet responds to the width of the sheet.
 */
export async function Picture({ name, title, note, frame, children }: PictureProps) {
  const t = await getTranslations('pictures');
  return (
    <figure className={styles.picture} data-search-skip>
      <figcaption className={`small ${styles.caption}`}>
        {t('label')}
        <span className="visually-hidden"> {name}</span>
      </figcaption>
      <div className={frame ?? `sheet ${styles.sheet}`}>
        {title && (
          <p className={`spread ${styles.head}`}>
            <span className="heading">{title}</span>
            <span className="soft">{note}</span>
          </p>
        )}
        {children}
      </div>
    </figure>
  );
}

/** Pictures of a page on which another one already carries the visible label; screen readers still hear it. */
export const Unlabelled = ({ children }: { children: ReactNode }) => (
  <div className={styles.unlabelled}>{children}</div>
);

/** One line of a picture: what it says, what stands before and beside it, and what it comes to. */
export interface Row {
  id: string;
  /** Before the text: a date, a mark, a code. */
  lead?: ReactNode;
  text: ReactNode;
  /** Under the text, small. */
  meta?: ReactNode;
  /** Beside the text where there is room. */
  aside?: ReactNode;
  /** At the end: a figure, a status. */
  end?: ReactNode;
}

interface RowsProps {
  rows: readonly Row[];
  className?: string | undefined;
}

/** Rows with hairlines between them; what has no room on a line goes below. */
export const Rows = ({ rows, className = '' }: RowsProps) => (
  <ul role="list" className={`${styles.rows} ${className}`}>
    {rows.map(({ id, lead, text, meta, aside, end }) => (
      <li key={id} className={`flow ${styles.row}`}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <div className={`flow ${styles.line}`}>
          <div className={styles.body}>
            {text}
            {meta && <p className="small">{meta}</p>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
          {end && <div>{end}</div>}
        </div>
      </li>
    ))}
  </ul>
);

/** Small on a slide, or as large as the page that it belongs to. */
export interface Sized {
  size?: 'card' | 'page';
}

/** A number on a picture, explained beside the same number in the list that follows it. */
export const Callout = ({ number }: { number: number }) => (
  <span className={styles.callout} aria-hidden="true">
    {number}
  </span>
);

/** How far something has come, what it asks for or where it comes from, in one colour for all pictures. */
const states = {
  covered: 'green',
  connected: 'green',
  done: 'green',
  positive: 'green',
  file: 'green',
  partial: 'amber',
  progress: 'amber',
  warning: 'amber',
  yes: 'amber',
  medium: 'amber',
  review: 'ochre',
  unknown: 'ochre',
  missing: 'brick',
  open: 'brick',
  todo: 'brick',
  high: 'brick',
  foreign: 'teal',
  available: 'slate',
  own: 'slate',
  later: 'slate',
  no: 'slate',
  text: 'slate',
} as const satisfies Record<string, TagColour>;

/** A state, in the words of each picture. */
export const State = ({ of, children }: { of: keyof typeof states; children: ReactNode }) => (
  <Tag colour={states[of]}>{children}</Tag>
);

/** Priority of an alert or an action. */
export async function PriorityTag({ level }: { level: 'high' | 'medium' }) {
  const t = await getTranslations('pictures.priority');
  return <State of={level}>{t(level)}</State>;
}

/** A link from a row of the left column to a row of the right column, counted from 0. */
interface Thread {
  from: number;
  to: number;
  /** Dashed: the link is expected, not there yet. */
  open?: boolean;
}

interface ThreadsProps {
  /** Number of equal-height rows in each column. */
  left: number;
  right: number;
  threads: readonly Thread[];
}

const HEIGHT = 1000;
const middle = (row: number, rows: number) => Math.round(((row + 0.5) / rows) * HEIGHT);

/** Lines between two columns; they stretch with the height of the rows. */
export const Threads = ({ left, right, threads }: ThreadsProps) => (
  <svg
    viewBox={`0 0 100 ${HEIGHT}`}
    preserveAspectRatio="none"
    className={styles.threads}
    aria-hidden="true"
  >
    {threads.map(({ from, to, open }) => (
      <path
        key={`${from}-${to}`}
        className={open ? styles.open : undefined}
        d={`M0 ${middle(from, left)}C55 ${middle(from, left)} 45 ${middle(to, right)} 100 ${middle(to, right)}`}
      />
    ))}
  </svg>
);
