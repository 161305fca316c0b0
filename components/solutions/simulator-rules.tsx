import { getTranslations } from 'next-intl/server';
import { Thresholds } from '@/components/obligations/former';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { guideRules } from '@/loaders/guide-law';
import { loadTypesetRegister } from '@/loaders/law';
import { criteriaText, lawWords } from '@/loaders/law-words';
import { loadObligations } from '@/loaders/obligations';
import { Criteria } from '@/mdx/french-law/component';
import { firstAnswer, shortAnswers, toldObligation } from '@/publishing/obligations/facts';
import { Fold, Folds } from '@/ui/fold';
import { LinkedAct } from '@/ui/links';
import { visuallyHidden } from '@/ui/marks';
import { WideSection } from '@/ui/sections/section';
import { StackingTable } from '@/ui/tables';
import styles from './simulator-rules.module.css';

/** Every rule that the checker applies, as in force on the day of the build: a table for each regime. */
export async function RulesSection() {
  const t = await getTranslations('checker');
  const obligation = await getTranslations('obligation');
  const locale = await currentLocale();
  const register = loadTypesetRegister(locale);
  const columns = (['rule', 'criteria', 'applies', 'provision'] as const).map((name) =>
    t(`table.${name}`),
  );
  return (
    <WideSection id="rules" title={t('table.title')} lead={t('table.lead')}>
      <p className={styles.heads} aria-hidden="true" data-search-skip>
        <span>{obligation('text')}</span>
        <span>{obligation('answers.who')}</span>
        <span>{t('table.rules')}</span>
      </p>
      <Folds className={styles.regimes}>
        {regimes.map(({ id, eu, fr }) => {
          const rules = [...eu, ...fr].filter(
            (rule) => guideRules(register, [rule], today())[0]?.id === rule,
          );
          const name = t(`words.regimes.${id}`);
          return (
            <Fold
              key={id}
              title={name}
              known={<Concerned regime={id} />}
              note={t.rich(rules.length === 1 ? 'table.countOne' : 'table.count', {
                count: rules.length,
                about: visuallyHidden,
              })}
            >
              <StackingTable caption={t('table.caption', { regime: name })} columns={columns}>
                <tbody>
                  {rules.map((rule) => (
                    <RuleRow key={rule} id={rule} />
                  ))}
                </tbody>
              </StackingTable>
            </Fold>
          );
        })}
      </Folds>
    </WideSection>
  );
}

/** Whom a regime concerns, by its thresholds where it has some. */
async function Concerned({ regime }: { regime: RegimeId }) {
  const obligation = loadObligations().find(({ checker }) => checker === regime);
  if (!obligation) return null;
  const told = await toldObligation(obligation.id, await currentLocale());
  const answers = shortAnswers(told);
  return answers && <Thresholds told={told}>{firstAnswer(answers).who}</Thresholds>;
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
