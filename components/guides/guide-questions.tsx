import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { featuredQuestions } from '@/loaders/questions';
import { PageLink } from '@/ui/page-link';
import styles from './guide-footer.module.css';

/** The questions most asked on the subject of a guide, linked to their answers. */
export async function GuideQuestions({ slug }: { slug: string }) {
  const t = await getTranslations('questions.guide');
  const found = featuredQuestions(slug, await currentLocale());
  if (!found) return null;
  return (
    <section className={styles.footer} aria-labelledby="questions-title" data-search-skip>
      <h2 id="questions-title" className={styles.heading}>
        {t('title')}
      </h2>
      <ul role="list">
        {found.questions.map(({ id, question }) => (
          <li key={id} className={styles.related}>
            <PageLink page="questions" anchor={id} className={styles.link}>
              {question}
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        <PageLink page="questions" anchor={found.subject}>
          {t('all')}
        </PageLink>
      </p>
    </section>
  );
}
