import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { PageId } from '@/lib/pages/registry';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import { Header } from './header/header';
import { Notices } from './notices/notices';
import styles from './page-shell.module.css';
import { StructuredData } from './structured-data';

/** Layout of every page: skip link, header, breadcrumbs, main, footer, and the slow-navigation notice. */
export async function PageShell({ page, children }: { page: PageId; children: ReactNode }) {
  const t = await getTranslations('layout');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header page={page} />
      <Breadcrumbs page={page} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {/* After the sources of a guide, whose names it repeats, which compresses better. */}
      <StructuredData page={page} />
      <Footer />
      <Notices page={page} />
      <p className={styles.loading} role="status" data-loading={t('loading')} />
    </>
  );
}
