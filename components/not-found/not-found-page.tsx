import { getTranslations } from 'next-intl/server';
import type { PageLink as AddressedName, KnownPage } from '@/browser/enhance/not-found';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { SearchField } from '@/components/ui/search-field';
import { PageHead, SummaryBand } from '@/components/ui/sections/page-head';
import { currentLocale } from '@/lib/i18n/current-locale';
import { awaitEveryLocale, type Locale, locales } from '@/lib/i18n/locales';
import { allPages, pagePath } from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';
import type { PageId } from '@/loaders/routes/registry';
import styles from './not-found-page.module.css';

/** The not-found page; browser/enhance/not-found.ts finds or suggests the page that was meant. */
export async function NotFoundPage() {
  const t = await getTranslations('notFound');
  const nav = await getTranslations('nav');
  const guides = await getTranslations('resources');
  return (
    <PageShell page="notFound">
      <OtherLanguages />
      <div className={styles.lost}>
        <PageHead
          kicker={t('title')}
          title={t('message')}
          lead={t('detail')}
          below={
            <>
              <PageSearch />
              <p className="above-5" data-search-skip>
                <ButtonLink page="landing">{t('home')}</ButtonLink>
              </p>
            </>
          }
          aside={
            <nav aria-labelledby="elsewhere">
              <h2 id="elsewhere" className="heading">
                {t('elsewhere')}
              </h2>
              <ul role="list" className="index above-3" data-suggestions>
                <li>
                  <PageLink page="simulator" anchor="checker">
                    {t('checker')}
                  </PageLink>
                </li>
                <li>
                  <PageLink page="resources">{guides('list')}</PageLink>
                </li>
                {(['calendar', 'questions', 'glossary', 'search'] as const).map((id) => (
                  <li key={id}>
                    <PageLink page={id}>{nav(id)}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          }
        />
        <SummaryBand items={t.raw('summary')} />
      </div>
      <KnownPages />
    </PageShell>
  );
}

const linkTo = async (id: PageId, locale: Locale): Promise<AddressedName> => ({
  address: pagePath(id, locale),
  name: await pageOf(id).fullName(locale),
});

/** Every page as data, from which browser/enhance/not-found.ts finds the one that was meant. */
async function KnownPages() {
  const pages = await Promise.all(
    allPages()
      .filter(({ indexed }) => indexed)
      .map(
        async ({ id, path, guessed }): Promise<KnownPage> => ({
          path,
          ...(guessed && { guessed }),
          links: await awaitEveryLocale((locale) => linkTo(id, locale)),
        }),
      ),
  );
  return (
    <script
      type="application/json"
      data-known-pages
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose < is escaped; React would escape more.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(pages).replaceAll('<', '\\u003c') }}
    />
  );
}

/**
 * The not-found message in another language, for hosts with a single not-found page. Hidden until
 * browser/enhance/not-found.ts detects an address of that language.
 */
async function OtherLanguages() {
  const current = await currentLocale();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => <Notice key={locale} other={locale} />);
}

async function Notice({ other }: { other: Locale }) {
  const t = await getTranslations({ locale: other, namespace: 'notFound' });
  const nav = await getTranslations({ locale: other, namespace: 'nav' });
  const link = (id: PageId, label: string) => (
    <a href={pagePath(id, other)} hrefLang={other} data-language={other}>
      {label}
    </a>
  );
  return (
    <div className="page above-6" lang={other} data-other-language={other} hidden>
      <p className="heading">{t('title')}</p>
      <p>{t('otherLanguage')}</p>
      <p className="flow">
        {link('landing', t('home'))} {link('search', nav('search'))}
      </p>
    </div>
  );
}

/** The search, for an address that leads nowhere; without scripts, the site map is among the links beside it. */
async function PageSearch() {
  const t = await getTranslations('search.form');
  return (
    <search className="above-6">
      <SearchField label={t('label')} submit={t('submit')} quiet needsScript />
    </search>
  );
}
