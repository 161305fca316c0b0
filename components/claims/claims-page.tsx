import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/ui/sections/cta-band';
import { PageHead } from '@/components/ui/sections/page-head';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { ClaimList } from './claim-list';

/** What the site says of the company and the product, each time with the reason why. */
export async function ClaimsPage() {
  const t = await getTranslations('claims');
  const common = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="claims">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        aside={<PageSummary title={common('title')} items={summary} />}
      />
      <ClaimList />
      <CtaBand />
    </PageShell>
  );
}
