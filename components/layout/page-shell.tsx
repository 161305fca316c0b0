import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { Toast } from '@/components/ui/toast';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getPage, pagePathsByLocale } from '@/loaders/routes/addresses';
import { breadcrumbs } from '@/loaders/routes/page';
import type { OwnClosing, PageId } from '@/loaders/routes/registry';
import { printJsonLd, structuredData } from '@/publishing/metadata/structured-data/graph';
import { Footer } from './footer';
import { Header } from './header/header';
import styles from './page-shell.module.css';

/** Layout of every page: skip link, language suggestion, header, breadcrumbs, main with its closing band, footer, notices. */
export async function PageShell({ page, children }: { page: PageId; children: ReactNode }) {
  const t = await getTranslations('layout');
  return (
    <>
      <a className={styles.skip} href="#main" data-screen-only>
        {t('skip')}
      </a>
      <LanguageSuggestions page={page} />
      <Header page={page} />
      <Breadcrumbs page={page} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
        <CtaBand page={page} />
      </main>
      {/* After the sources of a guide, whose names it repeats, which compresses better. */}
      <StructuredData page={page} />
      <Footer />
      <ReloadOffer page={page} />
      <Toast at="top" data-loading={t('loading')} />
      {/* The enhancer; the build fingerprints the file. */}
      <script type="module" src="/enhance/enhance.js" />
    </>
  );
}

/**
 * Under the header, the page in another language, for visitors whose stored or browser language it is.
 * document-scripts.tsx finds out which, and browser/enhance/language.ts dismisses it; nothing redirects.
 */
async function LanguageSuggestions({ page }: { page: PageId }) {
  const current = await currentLocale();
  const others = locales.filter((locale) => locale !== current);
  return (
    <div className={styles.underHeader} data-screen-only>
      {others.map((locale) => (
        <Suggestion key={locale} page={page} other={locale} />
      ))}
    </div>
  );
}

async function Suggestion({ page, other }: { page: PageId; other: Locale }) {
  const t = await getTranslations({ locale: other, namespace: 'layout.suggestion' });
  return (
    <aside
      className={`surface soft ${styles.suggestion}`}
      lang={other}
      aria-label={t('link')}
      data-suggestion={other}
    >
      <div className="page spread">
        <p>
          {t(page === 'notFound' ? 'site' : 'text')}{' '}
          <a href={pagePathsByLocale(page)[other]} hrefLang={other} data-language={other}>
            {t('link')}
          </a>
        </p>
        <button type="button" className="link-button" data-dismiss>
          {t('dismiss')}
        </button>
      </div>
    </aside>
  );
}

/** The page's position in the site; nothing on pages outside the page tree. */
async function Breadcrumbs({ page }: { page: PageId }) {
  const crumbs = await breadcrumbs(page, await currentLocale());
  if (crumbs.length === 0) return null;
  const t = await getTranslations('layout');
  return (
    <nav className={`page small ${styles.trail}`} aria-label={t('breadcrumbs')}>
      <ol role="list" className={`flow ${styles.crumbs}`}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The final call to action of a page: book a demo of what the page has just shown. Its title is the page's
 * own, or that of all pages, as the registry says; undefined where it has none.
 */
async function CtaBand({ page }: { page: PageId }) {
  const t = await getTranslations('cta');
  const { closing } = getPage(page);
  if (closing === null) return;
  return (
    <section className="night" aria-labelledby="cta-title" data-search-skip data-screen-only>
      <div className="page band">
        <h2 id="cta-title">
          {t(`titles.${closing === 'own' ? (page as OwnClosing) : 'general'}`)}
        </h2>
        <p className="lead above-4">{t('text')}</p>
        <p className="above-6">
          <ButtonLink page="signup" kind="onNight">
            {t('action')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** The page's JSON-LD. Pages that are not indexed have none. */
async function StructuredData({ page }: { page: PageId }) {
  if (!getPage(page).indexed) return null;
  const graph = await structuredData(page, await currentLocale());
  return <script type="application/ld+json">{printJsonLd(graph)}</script>;
}

/**
 * Reports that an interactive part failed to load, and offers a reload. Hidden until
 * browser/enhance/islands.ts shows it, inside a live region that announces it. The build removes it from pages
 * without an island.
 */
async function ReloadOffer({ page }: { page: PageId }) {
  const t = await getTranslations('layout.reload');
  return (
    <div className={styles.reloadPlace} role="status" data-screen-only>
      <div className={`sheet spread soft ${styles.reload}`} data-reload-offer hidden>
        <p>
          {t('text')} <PageLink page={page}>{t('action')}</PageLink>
        </p>
        <button type="button" className="choice" data-dismiss>
          {t('dismiss')}
        </button>
      </div>
    </div>
  );
}
