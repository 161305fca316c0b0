import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Tag, type TagColour } from '@/components/ui/tag';
import styles from './parts.module.css';

interface PictureProps {
  /** What the picture shows, in one line; its lists say the rest. */
  name: string;
  /** Class of the frame, where it is not a sheet of paper. */
  frame?: string | undefined;
  children: ReactNode;
}

/** A product picture drawn in code, labelled as an illustration, that screen readers read as it stands. */
export async function Picture({ name, frame = `sheet ${styles.sheet}`, children }: PictureProps) {
  const t = await getTranslations('pictures');
  return (
    <figure className={styles.picture} data-search-skip>
      <figcaption className={`small ${styles.caption}`}>
        {t('label')}
        <span className="visually-hidden"> {name}</span>
      </figcaption>
      <div className={frame}>{children}</div>
    </figure>
  );
}

/** Pictures of a page on which another one already carries the visible label; screen readers still hear it. */
export const Unlabelled = ({ children }: { children: ReactNode }) => (
  <div className={styles.unlabelled}>{children}</div>
);

interface PanelProps {
  title: string;
  /** Shown beside the title: the file's date, the frequency of alerts. */
  note: string;
  children: ReactNode;
}

/** One view of the product under its header; its content responds to the panel's width. */
export function Panel({ title, note, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <p className={`spread ${styles.panelHead}`}>
        <span className="heading">{title}</span>
        <span className="soft">{note}</span>
      </p>
      {children}
    </div>
  );
}

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

/** A percentage as a thin bar. */
export function Bar({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect width="100" height="1" className={styles.ground} />
      <rect width={value} height="1" className={styles.value} />
    </svg>
  );
}

const TICKS = 20;

/** The ticks of a range as one path, each 2 wide in steps of 5. */
const ticks = (from: number, to: number): string =>
  `M${from * 5 + 1} 0${'h2v12h-2zm5 0'.repeat(to - from)}`;

/** A percentage on a graduated scale. */
export function Scale({ value }: { value: number }) {
  const reached = Math.ceil((value / 100) * TICKS);
  return (
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className={styles.scale}
      aria-hidden="true"
    >
      <path className={styles.reached} d={ticks(0, reached)} />
      <path className={styles.rest} d={ticks(reached, TICKS)} />
    </svg>
  );
}

/** A number on a picture, explained beside the same number in the list that follows it. */
export const Callout = ({ number }: { number: number }) => (
  <span className={styles.callout} aria-hidden="true">
    {number}
  </span>
);

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

/** Lines between two columns of a picture; they stretch with the height of the rows. */
export function Threads({ left, right, threads }: ThreadsProps) {
  const middle = (row: number, rows: number) => Math.round(((row + 0.5) / rows) * HEIGHT);
  return (
    <div className={styles.threads}>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        {threads.map(({ from, to, open }) => (
          <path
            key={`${from}-${to}`}
            className={open ? styles.open : styles.thread}
            d={`M0 ${middle(from, left)}C55 ${middle(from, left)} 45 ${middle(to, right)} 100 ${middle(to, right)}`}
          />
        ))}
      </svg>
    </div>
  );
}

/** Priority of an alert or an action. */
export async function PriorityTag({ level }: { level: 'high' | 'medium' }) {
  const t = await getTranslations('pictures.priority');
  return <Tag colour={level === 'high' ? 'brick' : 'amber'}>{t(level)}</Tag>;
}

/** The colour of how far something has come, in the words of each picture. */
export const progressColours = {
  covered: 'green',
  done: 'green',
  positive: 'green',
  partial: 'amber',
  progress: 'amber',
  warning: 'amber',
  review: 'ochre',
  missing: 'brick',
  open: 'brick',
  todo: 'brick',
  later: 'slate',
} as const satisfies Record<string, TagColour>;

export type Status = 'covered' | 'review' | 'missing';

/** Progress of a requirement. */
export async function StatusTag({ status }: { status: Status }) {
  const t = await getTranslations('pictures.status');
  return <Tag colour={progressColours[status]}>{t(status)}</Tag>;
}
