import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Publication, publicationState } from '@/loaders/guide-files';
import styles from './publication-mark.module.css';

/** In the preview and in a build for reviewers, marks an unpublished guide and says when it is published; published guides have no mark. */
export async function PublicationMark({ data }: { data: Publication }) {
  const state = publicationState(data);
  if (state === 'published') return null;
  const t = await getTranslations('guide');
  return (
    <span className={styles.mark}>
      {state === 'draft'
        ? t('draft')
        : t('scheduled', { date: formatDate(data.publishedOn ?? '', await currentLocale()) })}
    </span>
  );
}
