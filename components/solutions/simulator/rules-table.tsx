import { getTranslations } from 'next-intl/server';
import { Criteria } from '@/components/guides/mdx/rule-text';
import { regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/find';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { withRulesNamed } from '@/loaders/guide-law';
import { loadTypesetRegister } from '@/loaders/law';
import { criteriaText, lawWords } from '@/loaders/law-words';
import { LinkedAct } from '@/ui/linked-act';
import { StackingTable } from '@/ui/tables/stacking-table';
import styles from './rules-table.module.css';

/** Every rule that the checker applies, as in force on the day of the build. */
export async function RulesTable({ caption }: { caption: string }) {
  const t = await getTranslations('checker');
  return (
    <StackingTable
      caption={caption}
      columns={(['rule', 'criteria', 'applies', 'provision'] as const).map((name) =>
        t(`table.${name}`),
      )}
    >
      {regimes.map(({ id, eu, fr }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.regime}>
              {t(`words.regimes.${id}`)}
            </th>
          </tr>
          {[...eu, ...fr].map((rule) => (
            <RuleRow key={rule} id={rule} />
          ))}
        </tbody>
      ))}
    </StackingTable>
  );
}

async function RuleRow({ id }: { id: string }) {
  const t = await getTranslations('checker');
  const locale = await currentLocale();
  const register = loadTypesetRegister(locale);
  const [rule, ...named] = withRulesNamed(register, [id], today());
  if (rule?.id !== id) return null;
  const { version } = rule;
  const act = entriesOf(register).acts.get(version.act);
  const words = await lawWords(locale, getTranslations);
  const criteria = criteriaText(rule, {
    words,
    locale,
    // A rule with a row of its own is not repeated.
    rules: named.filter((each) => !inTable.has(each.id)),
    measure: (name) => t(`words.measures.${name as 'employees'}`),
    fact: ({ measure, is }) => (is === true ? t(`table.facts.${measure as 'listed'}`) : undefined),
  });
  const years = version.consecutiveYears ?? 1;
  return (
    <tr>
      <th scope="row">{rule.label[locale]}</th>
      <td data-label={t('table.criteria')}>
        {version.who && <p>{version.who[locale]}</p>}
        {criteria && <Criteria criteria={criteria} colon={words.colon} />}
        {criteria && years > 1 && <p>{t('table.years', { years })}</p>}
      </td>
      <td data-label={t('table.applies')}>{words.application(version).join(', ')}</td>
      <td data-label={t('table.provision')}>
        {act && <LinkedAct act={act} locale={locale} />}
        {version.provision && `, ${version.provision[locale]}`}
      </td>
    </tr>
  );
}

const inTable: ReadonlySet<string> = new Set(regimes.flatMap(({ eu, fr }) => [...eu, ...fr]));
