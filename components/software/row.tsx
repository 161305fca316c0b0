import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { StaticPageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import voice from '@/ui/text.module.css';
import styles from './software-page.module.css';

interface RowProps {
  title: string;
  /** What is said of it, each under its label. */
  cells: readonly (readonly [label: string, content: ReactNode])[];
  /** The law that it rests on. */
  sources?: ReactNode;
}

/** A numbered line of the page: what it is about, and beside it what is said of that. */
export const Row = ({ title, cells, sources }: RowProps) => (
  <li className={styles.row}>
    <h3 className={voice.heading}>{title}</h3>
    {cells.map(([label, content]) => (
      <div key={label} className={styles.cell}>
        <p className={`${voice.term} ${styles.label}`}>{label}</p>
        <p>{content}</p>
      </div>
    ))}
    {sources && <div className={styles.sources}>{sources}</div>}
  </li>
);

/** Where the site says something of the platform. */
export interface Place {
  page: StaticPageId;
  anchor?: string;
}

/** The page, by its name, on which something is said. */
export async function PlaceLink({ place: { page, anchor } }: { place: Place }) {
  const nav = await getTranslations('nav');
  return (
    <PageLink page={page} anchor={anchor}>
      {nav(page as 'platform')}
    </PageLink>
  );
}
