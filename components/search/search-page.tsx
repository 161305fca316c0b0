import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageHead } from '@/ui/sections/page-head';
import { PageSummary } from '@/ui/sections/page-summary';
import { SearchForm } from './search-form';
import styles from './search-page.module.css';
import { SiteMap } from './site-map';

/** The search, followed by the site map: without JavaScript, the site map is all there is. */
export async function SearchPage() {
  const t = await getTranslations('search');
  const common = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="search">
      <PageHead kicker={t('kicker')} title={t('title')} lead={t('lead')} />
      <div className={styles.search}>
        <SearchForm />
        <PageSummary title={common('title')} items={summary} />
      </div>
      <SiteMap />
      <CtaBand />
    </PageShell>
  );
}
