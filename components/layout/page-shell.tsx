import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Toast } from '@/components/ui/toast';
import { currentLocale } from '@/i18n/current-locale';
import { fallbackLocale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { isTranslated } from '@/lib/pages/translated';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import { Header } from './header/header';
import { LanguageSuggestions } from './language-suggestion/language-suggestion';
import styles from './page-shell.module.css';
import { ReloadOffer } from './reload-offer';
import { StructuredData } from './structured-data';

/**
 * Layout of every page: skip link, language suggestion, header, breadcrumbs, main, footer, notices. Where a
 * translation is missing, the build puts the main part of the fallback language in its place.
 */
export async function PageShell({ page, children }: { page: PageId; children: ReactNode }) {
  const t = await getTranslations('layout');
  const isOwn = isTranslated(page, await currentLocale());
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <LanguageSuggestions page={page} />
      <Header page={page} />
      <Breadcrumbs page={page} />
      {!isOwn && (
        <p className={styles.untranslated} data-untranslated>
          {t('untranslated')}
        </p>
      )}
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        lang={isOwn ? undefined : fallbackLocale}
      >
        {children}
      </main>
      {/* After the sources of a guide, whose names it repeats, which compresses better. */}
      <StructuredData page={page} />
      <Footer />
      <ReloadOffer page={page} />
      <Toast at="top" data-loading={t('loading')} />
    </>
  );
}
