import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { Fold } from '@/components/ui/fold';
import { PageLink } from '@/components/ui/links';
import { SearchField } from '@/components/ui/search-field';
import { SummaryBand } from '@/components/ui/sections/page-head';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { COLON } from '@/lib/sentences';
import { loadGlossary } from '@/loaders/glossary';
import { guidesWithParts, loadGuides } from '@/loaders/guides';
import { policyNames } from '@/loaders/legal';
import { loadObligations, obligationGroups } from '@/loaders/obligations';
import {
  pagePath,
  pagesOfGroup,
  type SiteMapGroup,
  siteMapGroups,
} from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';
import { isFixed, type PageId } from '@/loaders/routes/registry';
import styles from './search-page.module.css';

/** The search, followed by the site map: without JavaScript, the site map is all there is. */
export async function SearchPage() {
  const t = await getTranslations('search');
  const locale = await currentLocale();
  const counts = {
    guides: formatNumber(loadGuides(locale).length, locale),
    texts: formatNumber(loadObligations().length, locale),
    terms: formatNumber(loadGlossary(locale).length, locale),
  };
  return (
    <PageShell page="search">
      <div className={`night ${styles.band}`}>
        <div className="page">
          <h1>{t('title')}</h1>
          <p className="lead above-3">{t('lead')}</p>
        </div>
      </div>
      <SearchForm />
      <div className={styles.start}>
        <SummaryBand items={[0, 1, 2].map((index) => t(`summary.${index}` as 'title', counts))} />
        <Texts />
      </div>
      <SiteMap />
    </PageShell>
  );
}

/** The search page's field; browser/search/dialog/ shows results below it while typing. */
async function SearchForm() {
  const t = await getTranslations('search.form');
  const locale = await currentLocale();
  const address = pagePath('search', locale);
  const examples: string[] = (await getTranslations('search')).raw('dialog.examples');
  return (
    <search className={styles.search}>
      <div className={`night ${styles.band}`}>
        <div className="page">
          <SearchField
            label={t('label')}
            submit={t('submit')}
            placeholder={examples[0] ?? ''}
            needsScript
            data-search-form
          >
            <p className={`quiet above-4 ${styles.examples}`}>
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
            <p className="measure">{t('noScript')}</p>
          </noscript>
        </div>
      </div>
      <div className="page">
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
    <section className="page band" aria-labelledby="texts" data-search-skip>
      <h2 id="texts">{search('texts')}</h2>
      <div className={`above-5 ${styles.ledger}`}>
        {obligationGroups.map((group) => {
          const found = texts.filter((each) => each.group === group);
          return (
            <Fold
              key={group}
              title={t(group)}
              note={search('inside.texts', { count: found.length })}
            >
              <Names pages={found.map(({ id }): PageId => `obligations/${id}`)} />
            </Fold>
          );
        })}
      </div>
    </section>
  );
}

/** Every page of the site, by subject; the guides come last, each before its parts. */
async function SiteMap() {
  const t = await getTranslations('search');
  const nav = await getTranslations('nav');
  const guides = guidesWithParts(await currentLocale()).map(({ slug }): PageId => `guides/${slug}`);
  return (
    <section className="band surface" aria-labelledby="plan" data-search-skip>
      <div className="page">
        <h2 id="plan">{t('siteMap')}</h2>
        <div className={`above-5 ${styles.ledger}`}>
          {siteMapGroups.map((group) => (
            <GroupPages
              key={group}
              group={group}
              title={group === 'resources' ? nav(group) : t(`groups.${group}`)}
            />
          ))}
          <Fold title={t('guides')} note={t('inside.pages', { count: guides.length })}>
            <Names pages={guides} />
          </Fold>
        </div>
      </div>
    </section>
  );
}

/** The pages of a group. Texts of law and subjects of questions are listed on pages of their own. */
async function GroupPages({ group, title }: { group: SiteMapGroup; title: string }) {
  const t = await getTranslations();
  const fixed = pagesOfGroup(group).filter(isFixed);
  // The policies share a page. The notice is listed even before it is complete, when search engines are kept away.
  const policies = group === 'legal' ? policyNames : [];
  const pages =
    group === 'legal'
      ? [...new Set<PageId>(['legalNotice', ...fixed.filter((id) => id !== 'legal')])]
      : fixed;
  const count = policies.length + pages.length;
  return (
    <Fold title={title} note={t('search.inside.pages', { count })}>
      <Names pages={pages}>
        {policies.map((name) => (
          <li key={name}>
            <PageLink page="legal" anchor={name}>
              {t(`layout.footer.${name}`)}
            </PageLink>
          </li>
        ))}
      </Names>
    </Fold>
  );
}

interface NamesProps {
  pages: readonly PageId[];
  /** Links before them. */
  children?: ReactNode;
}

/** Pages by their names, one after the other. */
async function Names({ pages, children }: NamesProps) {
  const locale = await currentLocale();
  const names = await Promise.all(pages.map((id) => pageOf(id).name(locale)));
  return (
    <ul role="list" className="flow soft">
      {children}
      {pages.map((id, index) => (
        <li key={id}>
          <PageLink page={id} on="search">
            {names[index]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
