import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/ui/sections/cta-band';
import { PageHead } from '@/components/ui/sections/page-head';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { TermList } from './term-list';

/** The glossary: every acronym of the site, its expansion and its meaning. */
export async function GlossaryPage() {
  const t = await getTranslations('glossary');
  const common = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="glossary">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        aside={<PageSummary title={common('title')} items={summary} />}
      />
      <TermList />
      <CtaBand topic="glossary" />
    </PageShell>
  );
}
