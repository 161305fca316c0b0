import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { COLON } from '@/lib/sentences';
import { loadGlossary } from '@/loaders/glossary';
import { guidesWithParts } from '@/loaders/guides';
import { policyNames } from '@/loaders/legal';
import { loadObligations, obligationGroups } from '@/loaders/obligations';
import { pagePath, pagesOfGroup, type SiteMapGroup, siteMapGroups } from '@/routes/addresses';
import { fullPageName, pageName } from '@/routes/names';
import { isFixed, type PageId } from '@/routes/registry';
import { Fold } from '@/ui/fold';
import { PageLink } from '@/ui/links';
import { SearchField } from '@/ui/search-field';
import { SummaryBand } from '@/ui/sections/page-head';
import styles from './search-page.module.css';

/** The search, followed by the site map: without JavaScript, the site map is all there is. */
export async function SearchPage() {
  const t = await getTranslations('search');
  const common = await getTranslations('summary');
  const locale = await currentLocale();
  const counts = {
    guides: formatNumber(guidesWithParts(locale).length, locale),
    texts: formatNumber(loadObligations().length, locale),
    terms: formatNumber(loadGlossary(locale).length, locale),
  };
  return (
    <PageShell page="search">
      <div className={styles.band}>
        <div className={styles.inner}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
      </div>
      <SearchForm />
      <div className={styles.start}>
        <SummaryBand
          title={common('title')}
          items={([0, 1, 2] as const).map((index) => t(`summary.${index}`, counts))}
        />
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
    <search className={styles.search}>
      <div className={styles.band}>
        <div className={styles.inner}>
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
        </div>
      </div>
      <div className={styles.inner}>
        <div className={styles.results} data-search-results />
      </div>
    </search>
  );
}

/** Until something is searched for, the texts of law by subject, each a step away. */
async function Texts() {
  const t = await getTranslations('obligation.groups');
  const search = await getTranslations('search');
  const texts = loadObligations();
  return (
    <section className={styles.texts} aria-labelledby="texts" data-search-skip>
      <h2 id="texts">{search('texts')}</h2>
      <dl className={styles.ledger}>
        {obligationGroups.map((group) => (
          <div key={group}>
            <dt className={styles.subject}>
              <PageLink page="obligations" anchor={group}>
                {t(group)}
              </PageLink>
            </dt>
            <dd>
              <Names
                pages={texts
                  .filter((each) => each.group === group)
                  .map(({ id }): PageId => `obligations/${id}`)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Pages by their short names, one after the other. */
async function Names({ pages }: { pages: readonly PageId[] }) {
  const locale = await currentLocale();
  const names = await Promise.all(pages.map((id) => pageName(id, locale)));
  return (
    <ul role="list" className={styles.names}>
      {pages.map((id, index) => (
        <li key={id}>
          <PageLink page={id}>{names[index]}</PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Every page of the site, by subject; the guides come last. */
async function SiteMap() {
  const t = await getTranslations('search');
  const nav = await getTranslations('nav');
  return (
    <section className={styles.siteMap} aria-labelledby="plan" data-search-skip>
      <div className={styles.inner}>
        <h2 id="plan">{t('siteMap')}</h2>
        <div className={styles.groups}>
          {siteMapGroups.map((group) => (
            <Fold key={group} title={group === 'resources' ? nav(group) : t(`groups.${group}`)}>
              <GroupPages group={group} />
            </Fold>
          ))}
        </div>
        <Fold title={t('guides')}>
          <Guides />
        </Fold>
      </div>
    </section>
  );
}

/** The pages of a group. Texts of law and subjects of questions are listed on pages of their own. */
async function GroupPages({ group }: { group: SiteMapGroup }) {
  const pages = pagesOfGroup(group).filter(isFixed);
  if (group !== 'legal') return <PageList pages={pages} />;
  // The notice is listed even before it is complete, when search engines are kept away.
  return (
    <LegalPages
      pages={[...new Set<PageId>(['legalNotice', ...pages.filter((id) => id !== 'legal')])]}
    />
  );
}

/** The guides by subject, each before its parts. */
async function Guides() {
  const tags = await getTranslations('tags');
  const found = guidesWithParts(await currentLocale());
  return (
    <dl className={styles.ledger}>
      {[...new Set(found.map(({ data }) => data.tag))].map((subject) => (
        <div key={subject}>
          <dt className={styles.subject}>{tags(subject)}</dt>
          <dd>
            <Names
              pages={found
                .filter(({ data }) => data.tag === subject)
                .map(({ slug }): PageId => `guides/${slug}`)}
            />
          </dd>
        </div>
      ))}
    </dl>
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
