import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import type { CheckerMessages } from '@/islands/checker/messages';
import type { CompaniesMessages } from '@/islands/companies/messages';
import { Island } from '@/islands/island';
import { lawAddress } from '@/law/checker/checker-law';
import { columnsAddress, templateAddress } from '@/law/companies/addresses';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lawCheckedOn } from '@/loaders/law';
import { pagePath, pageUrl } from '@/routes/addresses';
import { ButtonLink, PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import { WideSection } from '@/ui/sections/section';
import { columnWords } from './column-words';
import { ColumnsTable } from './columns-table';
import styles from './companies-page.module.css';

/** Several companies at once: the matrix of companies and regimes, and what a list may hold. */
export async function CompaniesPage() {
  const t = await getTranslations('companies');
  const locale = await currentLocale();
  return (
    <PageShell page="companies">
      <PageIntroduction
        page="companies"
        actions={
          <ButtonLink page="simulator" anchor="checker">
            {t('single')}
          </ButtonLink>
        }
      />
      <WideSection id="matrix" title={t('matrix.title')} lead={t('matrix.lead')} tone="surface">
        <div className={styles.stack}>
          <p>
            <a href={templateAddress(locale)} download>
              {t('template')}
            </a>
          </p>
          <MatrixIsland />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <p>
            {t('asOf', { date: formatDate(lawCheckedOn(), locale) })}{' '}
            <PageLink page="simulator" anchor="rules">
              {t('rules')}
            </PageLink>
          </p>
        </div>
      </WideSection>
      <WideSection id="columns" title={t('columns.title')} lead={t('columns.lead')}>
        <ColumnsTable />
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
