import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import type { CheckerMessages } from '@/islands/checker/messages';
import { answerText } from '@/islands/companies/cells';
import type { CompaniesMessages } from '@/islands/companies/messages';
import { Island } from '@/islands/island';
import { lawAddress } from '@/law/checker/checker-law';
import { isProtecting, regimes } from '@/law/checker/regimes';
import { columnsAddress, templateAddress } from '@/law/companies/addresses';
import { columns } from '@/law/companies/columns';
import { examples, templateLines } from '@/law/companies/examples';
import { matrixOf } from '@/law/companies/matrix';
import { printCsv } from '@/lib/csv';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadCheckerLaw } from '@/loaders/checker-law';
import { pagePath, pageUrl } from '@/routes/addresses';
import { Fold } from '@/ui/fold';
import { PageLink } from '@/ui/links';
import { visuallyHidden } from '@/ui/marks';
import { PageSummary } from '@/ui/sections/page-head';
import { ToolSection } from '@/ui/sections/tool-section';
import voice from '@/ui/text.module.css';
import { columnWords } from './column-words';
import { ColumnsTable } from './columns-table';
import styles from './companies-page.module.css';

/** Several companies at once: the matrix of companies and regimes, and what a list may hold. */
export async function CompaniesPage() {
  const t = await getTranslations('companies');
  const summary = await getTranslations('summary');
  const locale = await currentLocale();
  const facts = { texts: regimes.length, columns: columns.length };
  const items = (['texts', 'list', 'kept'] as const).map((fact) => t(`summary.${fact}`, facts));
  return (
    <PageShell page="companies">
      <ToolSection id="matrix" title={t('title')} lead={t('lead')} large>
        <div className={styles.stage}>
          <div>
            <h2 className="visually-hidden">{t('matrix.title')}</h2>
            <MatrixIsland />
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
          </div>
          <Example />
          <div className={styles.rest}>
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
                {t('asOf')}{' '}
                <PageLink page="simulator" anchor="rules">
                  {t('rules')}
                </PageLink>
              </li>
            </ul>
            <PageSummary title={summary('title')} items={items} />
          </div>
        </div>
      </ToolSection>
      <section id="columns" className={styles.columns}>
        <Fold title={t('columns.fold')} note={t('columns.count', { count: columns.length })}>
          <p className={styles.writing}>
            {t('columns.lead')} {t('columns.writing')}
          </p>
          <ColumnsTable />
        </Fold>
      </section>
    </PageShell>
  );
}

/** What an answer to the list looks like: the companies of the template, and every text. */
async function Example() {
  const t = await getTranslations('companies.example');
  const locale = await currentLocale();
  const messages = await matrixMessages();
  const law = await loadCheckerLaw(locale, getTranslations);
  const list = examples.map((company, index) => ({ ...company, line: index + 2 }));
  const rows = (await matrixOf(law, list, () => false)) ?? [];
  return (
    <section id="example" className={styles.example} aria-labelledby="example-title">
      <h2 id="example-title">{t('title')}</h2>
      <p className={voice.small}>{t('lead')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.filters.regime}</th>
            {rows.map(({ line, name }) => (
              <th key={line} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {regimes.map(({ id }) => (
            <tr key={id} data-decides={id === 'csrd' || isProtecting(id) || undefined}>
              <th scope="row">{messages.regimes[id]}</th>
              {rows.map((row) => (
                <td key={row.line} data-answer={row.cells[id].answer}>
                  {row.cells[id].answer === 'no' ? (
                    <>
                      <span aria-hidden="true">–</span>
                      {visuallyHidden(answerText(row, id, messages))}
                    </>
                  ) : (
                    <span>{answerText(row, id, messages)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Columns of the template that the empty field shows. */
const SHOWN = 4;

async function matrixMessages(): Promise<CompaniesMessages> {
  const t = await getTranslations();
  const { regimes, layers, verdicts } = t.raw('checker.words') as CheckerMessages;
  const locale = await currentLocale();
  const words = await columnWords(locale);
  const { headings, choices } = words;
  const start = templateLines(words).map((cells) => cells.slice(0, SHOWN));
  const placeholder = printCsv(start, { french: locale === 'fr' });
  const answers = verdicts;
  return { ...t.raw('companies.words'), regimes, layers, answers, headings, choices, placeholder };
}

async function MatrixIsland() {
  const locale = await currentLocale();
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
        messages: await matrixMessages(),
        locale,
      }}
    />
  );
}
