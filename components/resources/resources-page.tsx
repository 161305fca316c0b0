import { getTranslations } from 'next-intl/server';
import { GuideCard } from '@/components/guides/guide-card';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { guidesByCategory } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { feedPath } from '@/routes/addresses';
import { PageLink } from '@/ui/page-link';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import { Also } from './also';
import { CategoryNav } from './category-nav';
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
      <CtaBand topic="resources" />
    </PageShell>
  );
}
