import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/links';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import type { OwnClosing } from '@/loaders/routes/registry';
import { PageShell } from './page-shell';

interface IntroducedPageProps {
  page: Exclude<OwnClosing, 'simulator'>;
  /** Stands beside the title, half as wide as the page, in place of the summary, which then closes the column of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A marketing page: head with a link to the demo, then sections. */
export async function IntroducedPage({ page, aside, children }: IntroducedPageProps) {
  const t = await getTranslations();
  const summary = <PageSummary items={t.raw(`${page}.summary`)} />;
  return (
    <PageShell page={page}>
      <PageHead
        title={t(`${page}.title`)}
        lead={t(`${page}.lead`)}
        actions={<ButtonLink page="signup">{t('cta.action')}</ButtonLink>}
        aside={aside ?? summary}
        after={aside && summary}
        layout={aside ? 'even' : 'column'}
      />
      {children}
    </PageShell>
  );
}
