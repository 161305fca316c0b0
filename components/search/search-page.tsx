import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { COLON } from '@/lib/sentences';
import { guidesWithParts } from '@/loaders/guides';
import { policyNames } from '@/loaders/legal';
import { loadObligations, obligationGroups } from '@/loaders/obligations';
import { pagePath, pagesOfGroup, type SiteMapGroup, siteMapGroups } from '@/routes/addresses';
import { fullPageName, obligationName } from '@/routes/names';
import { isFixed, type PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import { SearchField } from '@/ui/search-field';
import { PageHead, PageSummary } from '@/ui/sections/page-head';
import voice from '@/ui/text.module.css';
import styles from './search-page.module.css';

/** The search, followed by the site map: without JavaScript, the site map is all there is. */
export async function SearchPage() {
  const t = await getTranslations('search');
  const common = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="search">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={<PageSummary title={common('title')} items={summary} />}
      />
      <div className={styles.search}>
        <SearchForm />
        <Texts />
      </div>
      <SiteMap />
    </PageShell>
  );
}

/** The search page's field; search/browser/ shows results below it while typing. */
async function SearchForm() {
  const t = await getTranslations('search.form');
  const locale = await currentLocale();
  const address = pagePath('search', locale);
  const examples: string[] = (await getTranslations('search')).raw('dialog.examples');
  return (
    <search>
      <SearchField
        label={t('label')}
        submit={t('submit')}
        placeholder={examples[0] ?? ''}
        needsScript
        data-search-form
      >
        <p className={styles.examples}>
          {t('examples')}
          {COLON[locale]}
          {examples.map((query) => (
            <a key={query} href={`${address}?q=${encodeURIComponent(query)}`}>
              {query}
            </a>
          ))}
        </p>
      </SearchField>
      <noscript>
        <p className={styles.note}>{t('noScript')}</p>
      </noscript>
      <div className={styles.results} data-search-results />
    </search>
  );
}

/** Until something is searched for, the texts of law by subject, each a step away. */
async function Texts() {
  const t = await getTranslations('obligation.groups');
  const search = await getTranslations('search');
  const locale = await currentLocale();
  const texts = await Promise.all(
    loadObligations().map(async (each) => ({ ...each, name: await obligationName(each, locale) })),
  );
  return (
    <section className={styles.texts} aria-labelledby="texts" data-search-skip>
      <h2 id="texts" className={styles.textsTitle}>
        {search('texts')}
      </h2>
      <dl className={styles.textGroups}>
        {obligationGroups.map((group) => (
          <div key={group}>
            <dt className={voice.term}>{t(group)}</dt>
            {texts
              .filter((each) => each.group === group)
              .map(({ id, name }) => (
                <dd key={id} className={styles.text}>
                  <PageLink page={`obligations/${id}`}>{name}</PageLink>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
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
            <GroupPages group={group} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The pages of a group; guides come after the others, by subject, each before its parts. */
async function GroupPages({ group }: { group: SiteMapGroup }) {
  const tags = await getTranslations('tags');
  const found = guidesWithParts(await currentLocale());
  const pages = pagesOfGroup(group).filter(isFixed);
  // The notice is listed even before it is complete, when search engines are kept away.
  if (group === 'legal')
    return (
      <LegalPages
        pages={[...new Set<PageId>(['legalNotice', ...pages.filter((id) => id !== 'legal')])]}
      />
    );
  // Texts of law and subjects of questions are listed on pages of their own.
  if (group !== 'resources') return <PageList pages={pages} />;
  const subjects = [...new Set(found.map(({ data }) => data.tag))];
  return (
    <div className={styles.subjects}>
      <PageList pages={pages} />
      {subjects.map((subject) => (
        <div key={subject}>
          <h4 className={styles.subject}>{tags(subject)}</h4>
          <PageList
            pages={found
              .filter(({ data }) => data.tag === subject)
              .map(({ slug }): PageId => `guides/${slug}`)}
          />
        </div>
      ))}
    </div>
  );
}

/** The policies, which share a page, and the other legal texts. */
async function LegalPages({ pages }: { pages: readonly PageId[] }) {
  const t = await getTranslations('layout.footer');
  return (
    <>
      <ul role="list">
        {policyNames.map((name) => (
          <li key={name} className={styles.entry}>
            <PageLink page="legal" anchor={name}>
              {t(name)}
            </PageLink>
          </li>
        ))}
      </ul>
      <PageList pages={pages} />
    </>
  );
}

async function PageList({ pages }: { pages: readonly PageId[] }) {
  const locale = await currentLocale();
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
