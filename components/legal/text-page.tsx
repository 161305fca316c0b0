import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { site } from '@/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type LegalName, loadLegalText } from '@/loaders/legal';
import { PageLink } from '@/ui/page-link';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageHead } from '@/ui/sections/page-head';
import { PageSummary } from '@/ui/sections/page-summary';
import { LegalArticle } from './legal-article';
import { LegalLayout } from './legal-layout';
import { TextLinks } from './text-links';

interface TextPageProps {
  page: 'legalNotice' | 'accessibility';
  text: LegalName;
}

/** A page with one legal text, under the text's own title. */
export async function TextPage({ page, text: name }: TextPageProps) {
  const t = await getTranslations();
  const text = loadLegalText(name, await currentLocale());
  const summary: string[] = t.raw(`${page}.summary`);
  const preview = page === 'legalNotice' && !site.legalNoticeComplete;
  return (
    <PageShell page={page}>
      <PageHead
        kicker={t(`${page}.kicker`)}
        title={text.title}
        lead={preview ? t('legalNotice.preview') : t(`${page}.lead`)}
        actions={<PageLink page="landing">{t('legal.back')}</PageLink>}
        aside={
          <PageSummary title={t('summary.title')} items={preview ? summary.slice(1) : summary} />
        }
      />
      <LegalLayout sidebar={<TextLinks current={page} />}>
        <LegalArticle text={text} />
      </LegalLayout>
      <CtaBand />
    </PageShell>
  );
}
