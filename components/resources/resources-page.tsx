import { getTranslations } from 'next-intl/server';
import { GuideCard } from '@/components/guides/guide-card';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/components/ui/links';
import { Ask } from '@/components/ui/sections/ask';
import { PageIntroduction } from '@/components/ui/sections/page-head';
import { currentLocale } from '@/lib/i18n/current-locale';
import { byCategory } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { feedPath } from '@/loaders/routes/addresses';
import styles from './resources-page.module.css';

/** The resource centre: a card for every guide there is, by category, the first guide leading. */
export async function ResourcesPage() {
  const t = await getTranslations('resources');
  const feed = await getTranslations('feed');
  const locale = await currentLocale();
  const guides = byCategory(loadGuides(locale));
  const cards = guides.map((guide, place) => (
    <li key={guide.slug} className={place === 0 ? styles.lead : undefined}>
      <GuideCard guide={guide} lead={place === 0} />
    </li>
  ));
  return (
    <PageShell page="resources">
      <PageIntroduction page="resources" values={{ count: guides.length }} />
      <section className="page" aria-labelledby="guides-title">
        <div className={`spread ${styles.heading}`}>
          <h2 id="guides-title" className="title">
            {t('list')}
          </h2>
          <a href={feedPath(locale)} type="application/atom+xml">
            {feed('link')}
          </a>
        </div>
        <ul role="list" className={`grid halves cols-4-4-4 ${styles.list}`}>
          {cards}
          <li>
            <Ask title="guides" />
          </li>
        </ul>
        <Also />
      </section>
    </PageShell>
  );
}

/** The other ways into the guides: by date, by question, and by acronym. */
async function Also() {
  const t = await getTranslations('resources.also');
  return (
    <div className="grid thirds band">
      {(['calendar', 'questions', 'glossary'] as const).map((page) => (
        <div key={page} className="item stack">
          <h2 className="title">
            <PageLink page={page}>{t(`${page}.title`)}</PageLink>
          </h2>
          <p>{t(`${page}.text`)}</p>
        </div>
      ))}
    </div>
  );
}
