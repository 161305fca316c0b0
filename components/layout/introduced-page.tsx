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
  /** On phones, the summary comes before what stands beside the title. */
  summaryFirst?: boolean;
  children: ReactNode;
}

/** A marketing page: head with a link to the demo, then sections. */
export async function IntroducedPage({ page, aside, summaryFirst, children }: IntroducedPageProps) {
  const t = await getTranslations();
  const items: string[] = t.raw(`${page}.summary`);
  const summary = <PageSummary items={items} />;
  return (
    <PageShell page={page}>
      <PageHead
        title={t(`${page}.title`)}
        lead={t(`${page}.lead`)}
        actions={<ButtonLink page="signup">{t('cta.action')}</ButtonLink>}
        aside={aside ?? summary}
        below={aside && summaryFirst && <div className="above-7">{summary}</div>}
        after={aside && !summaryFirst ? summary : undefined}
        layout={aside ? 'even' : 'column'}
      />
      {children}
    </PageShell>
  );
}
