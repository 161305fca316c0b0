import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/sections/cta-band';
import { PageHead } from '@/components/ui/sections/page-head';
import { PageSummary } from '@/components/ui/sections/page-summary';
import type { StaticPageId } from '@/lib/pages/registry';
import styles from './introduced-page.module.css';
import { PageShell } from './page-shell';

/** Pages whose messages have a kicker, a title, a lead and a summary. */
type Introduced =
  | 'platform'
  | 'clients'
  | 'about'
  | 'regpilot'
  | 'frameworks'
  | 'monitoring'
  | 'auditability'
  | 'simulator'
  | 'integrations';

interface IntroducedPageProps {
  page: Introduced & StaticPageId;
  /** Stands beside the title in place of the summary, which then follows below. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A marketing page: head with a link to the demo, sections, call to action. */
export async function IntroducedPage({ page, aside, children }: IntroducedPageProps) {
  const t = await getTranslations();
  const items: string[] = t.raw(`${page}.summary`);
  const summary = <PageSummary title={t('summary.title')} items={items} />;
  return (
    <PageShell page={page}>
      <PageHead
        kicker={t(`${page}.kicker`)}
        title={t(`${page}.title`)}
        lead={t(`${page}.lead`)}
        actions={<ButtonLink page="signup">{t('cta.action')}</ButtonLink>}
        aside={aside ?? summary}
      />
      {aside && <div className={styles.summary}>{summary}</div>}
      {children}
      <CtaBand topic={page} />
    </PageShell>
  );
}
