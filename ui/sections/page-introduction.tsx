import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHead } from './page-head';
import { PageSummary } from './page-summary';

/** Pages whose messages have a kicker, a title, a lead and a summary. */
type Introduced =
  | 'calendar'
  | 'claims'
  | 'glossary'
  | 'legal'
  | 'message'
  | 'method'
  | 'omnibus'
  | 'openData'
  | 'questions'
  | 'resources';

interface PageIntroductionProps {
  page: Introduced;
  /** Calls to action under the lead. */
  actions?: ReactNode;
}

/** Head of a page from its messages, with the page-summary block beside it. */
export async function PageIntroduction({ page, actions }: PageIntroductionProps) {
  const t = await getTranslations();
  const items: string[] = t.raw(`${page}.summary`);
  return (
    <PageHead
      kicker={t(`${page}.kicker`)}
      title={t(`${page}.title`)}
      lead={t(`${page}.lead`)}
      actions={actions}
      aside={<PageSummary title={t('summary.title')} items={items} />}
    />
  );
}
