import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { PageId } from '@/routes/registry';
import { CtaBand } from '@/ui/sections/cta-band';
import { Toast } from '@/ui/toast';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import { Header } from './header/header';
import { LanguageSuggestions } from './language-suggestion/language-suggestion';
import styles from './page-shell.module.css';
import { ReloadOffer } from './reload-offer';
import { StructuredData } from './structured-data';

/** Layout of every page: skip link, language suggestion, header, breadcrumbs, main with its closing band, footer, notices. */
export async function PageShell({ page, children }: { page: PageId; children: ReactNode }) {
  const t = await getTranslations('layout');
  return (
    <>
      <a className={styles.skip} href="#main">
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
    </>
  );
}
