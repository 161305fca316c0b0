import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { guidesWithParts } from '@/loaders/guides';
import { pagesOfGroup, type SiteMapGroup, siteMapGroups } from '@/routes/addresses';
import { fullPageName } from '@/routes/names';
import { guideOf, isFixed, type PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import { SearchField } from '@/ui/search-field';
import { PageHead, PageSummary } from '@/ui/sections/page-head';
import styles from './search-page.module.css';

/** The search, followed by the site map: without JavaScript, the site map is all there is. */
export async function SearchPage() {
  const t = await getTranslations('search');
  const common = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="search">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.search}>
        <SearchForm />
        <PageSummary title={common('title')} items={summary} />
      </div>
      <SiteMap />
    </PageShell>
  );
}

/** The search page's field; search/browser/ shows results below it while typing. */
async function SearchForm() {
  const t = await getTranslations('search.form');
  return (
    <search>
      <SearchField label={t('label')} submit={t('submit')} needsScript data-search-form />
      <noscript>
        <p className={styles.note}>{t('noScript')}</p>
      </noscript>
      <div className={styles.results} data-search-results />
    </search>
  );
}

/** Every page of the site, by subject. */
async function SiteMap() {
  const t = await getTranslations('search');
  return (
    <section className={styles.siteMap} aria-labelledby="plan" data-search-skip>
      <h2 id="plan" className={styles.title}>
        {t('siteMap')}
      </h2>
      <div className={styles.groups}>
        {siteMapGroups.map((group) => (
          <div key={group} className={styles[group]}>
            <h3 className={styles.group}>{t(`groups.${group}`)}</h3>
            <PageList group={group} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Guides come after other pages, in the order of the resource centre, each before its parts. */
async function PageList({ group }: { group: SiteMapGroup }) {
  const locale = await currentLocale();
  const guides = guidesWithParts(locale).map(({ slug }) => slug);
  const place = (id: PageId) => guides.indexOf(guideOf(id) ?? '');
  // Texts of law and subjects of questions are listed on pages of their own.
  const listed = pagesOfGroup(group).filter((id) => isFixed(id) || guideOf(id));
  const pages = listed.sort((a, b) => place(a) - place(b));
  const names = await Promise.all(pages.map((id) => fullPageName(id, locale)));
  return (
    <ul role="list">
      {pages.map((id, index) => (
        <li key={id} className={styles.entry}>
          <PageLink page={id} on="search">
            {names[index]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
