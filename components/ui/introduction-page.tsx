import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import type { StaticPageId } from '@/lib/pages/registry';
import { ButtonLink } from './button-link';
import { CtaBand } from './cta-band';
import { PageHead } from './page-head';
import { PageSummary } from './page-summary';

type IntroducedPage = Exclude<StaticPageId, 'home' | 'notFound' | 'landing'>;

/** A page as far as its title, introduction, summary and call to action. */
export async function IntroductionPage({ page }: { page: IntroducedPage }) {
  const t = await getTranslations();
  const summary: string[] = t.raw(`${page}.summary`);
  return (
    <PageShell page={page}>
      <PageHead
        kicker={t(`${page}.kicker`)}
        title={t(`${page}.title`)}
        lead={t(`${page}.lead`)}
        actions={<ButtonLink page="signup">{t('cta.action')}</ButtonLink>}
        aside={<PageSummary title={t('summary.title')} items={summary} />}
      />
      <CtaBand />
    </PageShell>
  );
}
