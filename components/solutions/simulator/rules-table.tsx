import { getTranslations } from 'next-intl/server';
import { LinkedAct } from '@/components/ui/linked-act';
import { StackingTable } from '@/components/ui/tables/stacking-table';
import { currentLocale } from '@/i18n/current-locale';
import { regimes } from '@/lib/checker/regimes';
import { lawWords, lowerFirst } from '@/lib/content/facts/law-words';
import { loadTypesetRegister } from '@/lib/content/load/law';
import { versionOn } from '@/lib/law/as-at';
import { entriesOf } from '@/lib/law/find';
import { flatCriteria, isNumber, type RuleVersion } from '@/lib/law/register';
import { today } from '@/lib/today';
import { COLON } from '@/lib/typography/colon';
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
  const { rules, acts } = entriesOf(loadTypesetRegister(locale));
  const rule = rules.get(id);
  const version = rule && versionOn(rule, today());
  if (!rule || !version) return null;
  const act = acts.get(version.act);
  const words = await lawWords(locale, getTranslations);
  const numbers = numbersOf(version).map(({ label, ...criterion }) => {
    const value = words.value(criterion);
    return label ? `${label[locale]}${COLON[locale]}${lowerFirst(value)}` : value;
  });
  return (
    <tr>
      <th scope="row">{rule.label[locale]}</th>
      <td data-label={t('table.criteria')}>
        {version.who && <p>{version.who[locale]}</p>}
        {numbers.length > 0 && (
          <ul role="list">
            {[...new Set(numbers)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </td>
      <td data-label={t('table.applies')}>{words.application(version).join(', ')}</td>
      <td data-label={t('table.provision')}>
        {act && <LinkedAct act={act} locale={locale} />}
        {version.provision && `, ${version.provision[locale]}`}
      </td>
    </tr>
  );
}

const numbersOf = ({ criteria }: RuleVersion) => flatCriteria(criteria).filter(isNumber);
