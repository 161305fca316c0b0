import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import type { CheckerMessages } from '@/islands/checker/messages';
import type { CompaniesMessages } from '@/islands/companies/messages';
import { Island } from '@/islands/island';
import { lawAddress } from '@/law/checker/checker-law';
import { columnsAddress, templateAddress } from '@/law/companies/addresses';
import { columns } from '@/law/companies/columns';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lawCheckedOn } from '@/loaders/law';
import { pagePath, pageUrl } from '@/routes/addresses';
import { Fold, Folds } from '@/ui/fold';
import { PageLink } from '@/ui/links';
import { SummaryBand } from '@/ui/sections/page-head';
import { WideSection } from '@/ui/sections/section';
import { ToolSection } from '@/ui/sections/tool-section';
import { columnWords } from './column-words';
import { ColumnsTable } from './columns-table';
import styles from './companies-page.module.css';

/** Several companies at once: the matrix of companies and regimes, and what a list may hold. */
export async function CompaniesPage() {
  const t = await getTranslations('companies');
  const summary = await getTranslations('summary');
  const locale = await currentLocale();
  const items: string[] = t.raw('summary');
  return (
    <PageShell page="companies">
      <ToolSection id="matrix" title={t('title')} lead={t('lead')}>
        <h2 className="visually-hidden">{t('matrix.title')}</h2>
        <MatrixIsland />
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ul role="list" className={styles.below}>
          <li>
            <a href={templateAddress(locale)} download>
              {t('template')}
            </a>
          </li>
          <li>
            <PageLink page="simulator" anchor="checker">
              {t('single')}
            </PageLink>
          </li>
          <li>
            {t('asOf', { date: formatDate(lawCheckedOn(), locale) })}{' '}
            <PageLink page="simulator" anchor="rules">
              {t('rules')}
            </PageLink>
          </li>
        </ul>
      </ToolSection>
      <SummaryBand title={summary('title')} items={items} />
      <WideSection id="columns" title={t('columns.title')} lead={t('columns.lead')}>
        <Folds>
          <Fold title={t('columns.fold')} note={t('columns.count', { count: columns.length })}>
            <p>{t('columns.writing')}</p>
            <ColumnsTable />
          </Fold>
        </Folds>
      </WideSection>
    </PageShell>
  );
}

async function MatrixIsland() {
  const t = await getTranslations();
  const locale = await currentLocale();
  const { regimes, layers, verdicts } = t.raw('checker.words') as CheckerMessages;
  const { headings, choices } = await columnWords(locale);
  const words = t.raw('companies.words') as Omit<
    CompaniesMessages,
    'regimes' | 'layers' | 'answers' | 'headings' | 'choices'
  >;
  return (
    <Island
      name="companies"
      id="companies-matrix"
      props={{
        law: lawAddress(locale),
        columns: columnsAddress,
        template: templateAddress(locale),
        checker: pagePath('simulator', locale),
        checkerUrl: pageUrl('simulator', locale),
        messages: { ...words, regimes, layers, answers: verdicts, headings, choices },
        locale,
      }}
    />
  );
}
