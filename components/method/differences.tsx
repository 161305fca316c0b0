import { getTranslations } from 'next-intl/server';
import type { RegimeId } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { loadTypesetRegister } from '@/loaders/law';
import { StackingTable } from '@/ui/tables';
// Written and checked by the test that compares (tests/unit/checker/portail-rse.test.ts).
import portal from './portal.json';

/** The provision behind each reason for a difference from the government's portal. */
const provisions = {
  above: { act: 'fr-code-commerce', article: 'D. 230-1' },
  institution: { act: 'fr-ord-2023-1142', article: '33' },
  listed: { act: 'fr-ord-2023-1142', article: '33' },
  overseas: { act: 'fr-code-env-l229-25', article: 'L. 229-25' },
  system: { act: 'fr-code-energie', article: 'L. 233-1' },
  turnover: { act: 'fr-loi-2016-1691', article: '17' },
  association: { act: 'fr-loi-2016-1691', article: '17' },
  group: { act: 'fr-loi-2016-1691', article: '17' },
  plan: { act: 'fr-code-commerce', article: 'L. 225-102-1' },
} as const;
type Reason = keyof typeof provisions;

const columns = ['regime', 'same', 'open', 'opposite', 'reasons'] as const;

export async function Differences() {
  const t = await getTranslations('method.portal');
  const names = await getTranslations('checker.words.regimes');
  const locale = await currentLocale();
  const { acts } = entriesOf(loadTypesetRegister(locale));
  const cells = columns.map((column) => t(`columns.${column}`));
  const number = (value: number) => formatNumber(value, locale);
  return (
    <StackingTable caption={t('caption')} columns={cells}>
      <tbody>
        {portal.rows.map(({ regime, same, open, openAtFirst, opposite, reasons }) => (
          <tr key={regime}>
            <th scope="row">{names(regime as RegimeId)}</th>
            <td data-label={cells[1]}>{number(same)}</td>
            <td data-label={cells[2]}>
              {openAtFirst === open
                ? number(open)
                : t('open', { open: number(open), first: number(openAtFirst) })}
            </td>
            <td data-label={cells[3]}>{number(opposite)}</td>
            <td data-label={cells[4]}>
              {reasons.length > 0 && (
                <ul>
                  {reasons.map(({ id, companies }) => {
                    const { act, article } = provisions[id as Reason];
                    return (
                      <li key={id}>
                        {t('reason', {
                          companies: number(companies),
                          reason: t(`reasons.${id as Reason}`),
                          name: acts.get(act)?.name[locale] ?? '',
                          article,
                        })}
                      </li>
                    );
                  })}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  );
}
