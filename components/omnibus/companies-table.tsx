import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { Changed, Formerly } from '@/components/ui/marks';
import { StackingTable } from '@/components/ui/tables';
import { versionOn } from '@/law/as-at';
import { toFragment } from '@/law/checker/address';
import { checkerLaw } from '@/law/checker/checker-law';
import { quantityOf } from '@/law/checker/told';
import { entriesOf } from '@/law/entries';
import { columns, companies, type InScope, inScope, outermost } from '@/law/omnibus/companies';
import { shortQuantity } from '@/law/quantity';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { loadRegister } from '@/loaders/law';
import styles from './omnibus.module.css';
import { applicationsOf, type OmnibusContext } from './wording';

/** What companies are checked against: answers do not depend on the wording of criteria, which only the checker shows. */
export const lawOf = ({ day, locale, words }: OmnibusContext) =>
  checkerLaw(loadRegister(), day, locale, { ...words, typeset: (text) => text });

/** Typical companies: whether each regime concerned them before, and whether it does now. */
export async function CompaniesTable({ context }: { context: OmnibusContext }) {
  const t = await getTranslations('omnibus');
  const { locale } = context;
  const law = lawOf(context);
  return (
    <StackingTable
      caption={t('companies.caption')}
      columns={[
        t('companies.company'),
        ...columns.map(({ name }) => t(`companies.columns.${name}`)),
      ]}
      even
    >
      <tbody>
        {companies.map((company) => (
          <tr key={company.id}>
            <th scope="row">
              <PageLink page="simulator" anchor={toFragment(company.answers)}>
                <Name company={company} locale={locale} />
              </PageLink>
            </th>
            {inScope(law, company).map((cell) => (
              <Cell key={cell.column.name} cell={cell} context={context} />
            ))}
          </tr>
        ))}
      </tbody>
    </StackingTable>
  );
}

/** `600 salariés, 150 M€ de chiffre d'affaires, cotée`. */
async function Name({
  company: { answers },
  locale,
}: {
  company: (typeof companies)[number];
  locale: Locale;
}) {
  const t = await getTranslations('omnibus');
  const number = (name: 'employees' | 'turnover', unit: 'employees' | 'eur') => {
    const value = quantityOf(answers, name);
    if (typeof value !== 'number') throw new Error(`A company of the table needs its ${name}.`);
    return typeset(shortQuantity({ value, unit }, locale), locale);
  };
  return t(`companies.${answers.listed === 'yes' ? 'listed' : 'unlisted'}`, {
    employees: number('employees', 'employees'),
    turnover: number('turnover', 'eur'),
  });
}

async function Cell({ cell, context }: { cell: InScope; context: OmnibusContext }) {
  const verdicts = await getTranslations('checker.words.verdicts');
  const t = await getTranslations('omnibus');
  const { register, day } = context;
  const { column, before, now, rules } = cell;
  const say = (verdict: typeof now) =>
    verdict === 'unsettled'
      ? t('companies.unsettled')
      : verdicts(column.regime === 'vsme' && verdict === 'yes' ? 'protected' : verdict);
  const { rules: known } = entriesOf(register);
  const met = rules.flatMap((id) => {
    const rule = known.get(id);
    return (rule && versionOn(rule, day)) ?? [];
  });
  return (
    <td
      data-label={t(`companies.columns.${column.name}`)}
      className={before === now && now === 'no' ? styles.never : undefined}
    >
      {before === now ? (
        <>
          {now === 'no' && (
            <span className="quiet" aria-hidden="true">
              –
            </span>
          )}
          <span className={now === 'no' ? 'visually-hidden' : undefined}>{say(now)}</span>
        </>
      ) : (
        <>
          <Formerly>{say(before)}</Formerly> <Changed>{say(now)}</Changed>
        </>
      )}
      {applicationsOf(outermost(met), context).map((text) => (
        <span key={text} className={`quiet ${styles.applies}`}>
          {text}
        </span>
      ))}
    </td>
  );
}
