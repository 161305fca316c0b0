import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/links';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import type { OwnClosing } from '@/loaders/routes/registry';
import { PageShell } from './page-shell';

interface IntroducedPageProps {
  page: Exclude<OwnClosing, 'simulator'>;
  /** Stands beside the title in place of the summary, which then closes the column of the title. */
  aside?: ReactNode;
  /** Opens the page, under the title and the summary. */
  plate?: ReactNode;
  /** Gives the picture beside the title a little over half the width. */
  layout?: 'even';
  /** On phones, the summary comes before what stands beside the title. */
  summaryFirst?: boolean;
  /** The primary call to action, where it isn't booking a demo. */
  first?: ReactNode;
  children: ReactNode;
}

/** A marketing page: head with a link to the demo, then sections. */
export async function IntroducedPage({
  page,
  aside,
  plate,
  layout,
  summaryFirst,
  first,
  children,
}: IntroducedPageProps) {
  const t = await getTranslations();
  const items: string[] = t.raw(`${page}.summary`);
  const summary = <PageSummary title={t('summary.title')} items={items} />;
  return (
    <PageShell page={page}>
      <PageHead
        title={t(`${page}.title`)}
        lead={t(`${page}.lead`)}
        actions={
          <>
            {first}
            <ButtonLink page="signup" kind={first ? 'secondary' : 'primary'}>
              {t('cta.action')}
            </ButtonLink>
          </>
        }
        aside={aside ?? summary}
        below={aside && summaryFirst ? summary : undefined}
        after={aside && !summaryFirst ? summary : undefined}
        layout={layout}
      />
      {plate}
      {children}
    </PageShell>
  );
}
