import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { HistoryPicture } from '@/components/pictures/history-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import { FunctionsTable } from './functions-table';
import { Profiles } from './profiles';

/** The customers page: six profiles, then the functions that share a file inside a company. */
export async function ClientsPage() {
  const t = await getTranslations('clients');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="clients">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <Profiles />
      <Section id="functions" number={2} title={t('functions.title')} lead={t('functions.lead')}>
        <FunctionsTable />
      </Section>
      <Section id="trail" number={3} title={t('trail.title')} lead={t('trail.lead')}>
        <HistoryPicture />
      </Section>
      <CtaBand />
    </PageShell>
  );
}
