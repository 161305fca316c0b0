import { getTranslations } from 'next-intl/server';
import { GuideCard } from '@/components/guides/guide-card';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Category, guidesByCategory } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { feedPath } from '@/routes/addresses';
import { PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import styles from './resources-page.module.css';

/** The resource centre: a card for every guide there is, by category, the first guide leading. */
export async function ResourcesPage() {
  const t = await getTranslations('resources');
  const calendar = await getTranslations('calendar');
  const feed = await getTranslations('feed');
  const locale = await currentLocale();
  const categories = guidesByCategory(loadGuides(locale));
  return (
    <PageShell page="resources">
      <PageIntroduction page="resources" />
      <section className={styles.guides} aria-labelledby="guides-title">
        <div className={styles.heading}>
          <h2 id="guides-title" className={styles.title}>
            {t('list')}
          </h2>
          <PageLink page="calendar">{calendar('title')}</PageLink>
          <a href={feedPath(locale)} type="application/atom+xml">
            {feed('link')}
          </a>
        </div>
        <CategoryNav categories={categories} />
        <ul role="list" className={styles.list}>
          {categories.map(({ category, guides }, group) =>
            guides.map((guide, place) => {
              const lead = group === 0 && place === 0;
              return (
                <li
                  key={guide.slug}
                  id={place === 0 ? category : undefined}
                  className={lead ? styles.lead : undefined}
                >
                  <GuideCard guide={guide} lead={lead} />
                </li>
              );
            }),
          )}
        </ul>
        <Also />
      </section>
    </PageShell>
  );
}

/** The other ways into the guides: by question, and by acronym. */
async function Also() {
  const t = await getTranslations('resources.also');
  return (
    <div className={styles.also}>
      {(['questions', 'glossary'] as const).map((page) => (
        <div key={page}>
          <h2 className={styles.alsoTitle}>
            <PageLink page={page}>{t(`${page}.title`)}</PageLink>
          </h2>
          <p>{t(`${page}.text`)}</p>
        </div>
      ))}
    </div>
  );
}

/** Links to the first guide of each category, with the number of its guides. */
async function CategoryNav({
  categories,
}: {
  categories: readonly { category: Category; guides: readonly unknown[] }[];
}) {
  const t = await getTranslations('resources');
  const tags = await getTranslations('tags');
  return (
    <nav className={styles.categoryNav} aria-label={t('categories')}>
      <ul role="list" className={styles.categories}>
        {categories.map(({ category, guides }) => (
          <li key={category}>
            <a href={`#${category}`} className={styles.category}>
              {tags(category)} <span className={styles.count}>{guides.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
