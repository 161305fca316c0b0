import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { Tag } from '@/components/ui/tag';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Publication, publicationState } from '@/loaders/guide-files';
import type { Guide } from '@/loaders/guides';
import { Cover } from './covers/cover';
import styles from './guide-card.module.css';

/** In the preview and in a build for reviewers, marks an unpublished guide and says when it is published; published guides have no mark. */
export async function PublicationMark({ data }: { data: Publication }) {
  const state = publicationState(data);
  if (state === 'published') return null;
  const t = await getTranslations('guide');
  return (
    <span className="tag unpublished">
      {state === 'draft'
        ? t('draft')
        : t('scheduled', { date: formatDate(data.publishedOn ?? '', await currentLocale()) })}
    </span>
  );
}

/** A guide in a list: cover, tag, title, description. The whole card is clickable, but only the title is a link. A lead is as wide as the list. */
export async function GuideCard({ guide, lead = false }: { guide: Guide; lead?: boolean }) {
  const t = await getTranslations('guide');
  const tags = await getTranslations('tags');
  const { slug, data, text } = guide;
  return (
    <article
      className={lead ? `${styles.card} ${styles.lead}` : styles.card}
      aria-labelledby={`card-${slug}`}
    >
      <div className={styles.cover}>
        <Cover cover={data.cover} name={text.cardTitle ?? text.title} alt={text.imageAlt} />
      </div>
      <div className={styles.words}>
        <div className={styles.meta}>
          <Tag colour={data.cover.colour}>{tags(data.tag)}</Tag> <PublicationMark data={data} />
        </div>
        <h3 id={`card-${slug}`} className={lead ? 'as-h2' : undefined}>
          <PageLink page={`guides/${slug}`} className={styles.link}>
            {text.title}
          </PageLink>
        </h3>
        <p className={`soft ${styles.description}`}>{text.description}</p>
        <p className={`small ${styles.date}`}>
          {t(data.updatedOn ? 'updated' : 'published', {
            date: formatDate(data.updatedOn ?? data.publishedOn, await currentLocale()),
          })}
        </p>
      </div>
    </article>
  );
}
