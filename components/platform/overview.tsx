import { getTranslations } from 'next-intl/server';
import { OverviewPicture } from '@/components/pictures/views/overview';
import styles from './overview.module.css';

/** The overview of a file, with notes underneath on what to look at. */
export async function Overview() {
  const t = await getTranslations('platform.overview');
  const notes: { term: string; text: string }[] = t.raw('notes');
  return (
    <>
      <OverviewPicture />
      <dl className={styles.notes}>
        {notes.map(({ term, text }) => (
          <div key={term} className={styles.note}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
