import { getTranslations } from 'next-intl/server';
import { pictureSetting } from '@/components/pictures/setting';
import { regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { shortQuantity } from '@/law/quantity';
import {
  earlierLaw,
  FRENCH_CSRD,
  type Obligation,
  type Thresholds,
} from '@/law/sample-company/simulation';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lowerFirst } from '@/lib/sentences';
import { typeset } from '@/lib/typography';
import { guideRules } from '@/loaders/guide-law';
import { lawCheckedOn, loadTypesetRegister } from '@/loaders/law';
import { criteriaText, lawWords } from '@/loaders/law-words';
import { Criteria } from '@/mdx/french-law/component';
import { LinkedAct, PageLink } from '@/ui/links';
import { WideSection } from '@/ui/sections/section';
import { StackingTable } from '@/ui/tables';
import styles from './simulator-rules.module.css';

/** Every rule that the checker applies, as in force on the day of the build. */
async function RulesTable({ caption }: { caption: string }) {
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
  const [rule, ...named] = guideRules(register, [id], today());
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

/** Results of the same simulation under the law before its last change, with the related guides. */
export async function EarlierLaw() {
  const t = await getTranslations('simulator.result');
  const { locale, register, day, date, list } = await pictureSetting();
  const earlier = earlierLaw(register, day);
  if (!earlier) return null;
  const { rules } = entriesOf(register);
  const { until, thresholds, dropped, kept } = earlier;
  const titles = (ids: readonly Obligation[]) => list(ids.map((id) => t(`entries.${id}`)));
  const french = register['french-law']?.changes
    .filter((change) => change.date <= day && change.rules?.includes(FRENCH_CSRD))
    .at(-1);
  const replaced = await Promise.all(
    thresholds.map(async ({ rule, before, now }) => ({
      id: rule,
      label: rules.get(rule)?.label[locale],
      before: await inWords(before),
      now: await inWords(now),
    })),
  );
  return (
    <div className={styles.earlier}>
      <h3>{t('earlier.title')}</h3>
      {dropped.length > 0 && (
        <p className={styles.text}>
          {t('earlier.dropped', { until: date(until), titles: titles(dropped) })}
        </p>
      )}
      <p>{t('earlier.replaced')}</p>
      <ul role="list" className={styles.replaced}>
        {replaced.map(({ id, label, before, now }) => (
          <li key={id}>
            <span className={styles.rule}>{label}</span> <del>{before}</del> <ins>{now}</ins>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <p className={styles.text}>{t('earlier.kept', { titles: titles(kept) })}</p>
      )}
      {french && <p className={styles.text}>{french.text[locale]}</p>}
      <ul role="list" className={styles.links}>
        <li>
          <PageLink page="guides/csrdguide">{t('earlier.csrd')}</PageLink>
        </li>
        <li>
          <PageLink page="guides/csdddguide">{t('earlier.csddd')}</PageLink>
        </li>
      </ul>
    </div>
  );
}

/** `Two criteria out of three: more than 250 employees, more than €50m, more than €25m`. */
async function inWords({ combine, criteria }: Thresholds): Promise<string> {
  const combination = await getTranslations('simulator.thresholds.combine');
  const comparison = await getTranslations('guide.comparison');
  const words = await getTranslations('simulator.result.earlier');
  const { locale } = await pictureSetting();
  const values = criteria.map((criterion) =>
    lowerFirst(
      comparison(criterion.operator, {
        value: typeset(shortQuantity(criterion, locale), locale),
      }),
    ),
  );
  return words('thresholds', { combine: combination(combine), values: values.join(', ') });
}

/** The rules that the checker applies, as a table. */
export async function RulesSection() {
  const t = await getTranslations('checker.table');
  const date = formatDate(lawCheckedOn(), await currentLocale());
  return (
    <WideSection id="rules" title={t('title')} lead={t('lead')}>
      <RulesTable caption={t('caption', { date })} />
    </WideSection>
  );
}
