import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { OwnClosing } from '@/routes/registry';
import { ButtonLink } from '@/ui/links';
import { PageHead, PageSummary, SummaryBand } from '@/ui/sections/page-head';
import { PageShell } from './page-shell';

interface IntroducedPageProps {
  page: Exclude<OwnClosing, 'simulator'>;
  /** Stands beside the title in place of the summary, which then closes the column of the title. */
  aside?: ReactNode;
  /** Opens the page under a title as wide as the page; the summary follows, unless it stands beside the title. */
  plate?: ReactNode;
  /** `even` gives the picture beside the title a little over half the width; `column` keeps the summary there. */
  layout?: 'even' | 'column';
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
  first,
  children,
}: IntroducedPageProps) {
  const t = await getTranslations();
  const items: string[] = t.raw(`${page}.summary`);
  const summary = { title: t('summary.title'), items };
  const isBanner = plate !== undefined && layout !== 'column';
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
        aside={isBanner ? undefined : (aside ?? <PageSummary {...summary} />)}
        below={!isBanner && aside ? <PageSummary {...summary} /> : undefined}
        layout={isBanner ? 'banner' : layout}
      />
      {plate}
      {isBanner && <SummaryBand {...summary} />}
      {children}
    </PageShell>
  );
}
