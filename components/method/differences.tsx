import { getTranslations } from 'next-intl/server';
import { StackingTable } from '@/components/ui/tables/stacking-table';
import { currentLocale } from '@/i18n/current-locale';
import { loadTypesetRegister } from '@/lib/content/load/law';
import { entriesOf } from '@/lib/law/find';

/** Where the checker disagrees with the government's portal, and the provision behind the difference. */
const differences = [
  { id: 'form', regime: 'csrd', act: 'fr-code-commerce', article: 'L. 232-6-3' },
  { id: 'exemption', regime: 'csrd', act: 'fr-ord-2023-1142' },
  { id: 'above', regime: 'csrd', act: 'fr-code-commerce', article: 'D. 230-1' },
  { id: 'overseas', regime: 'beges', act: 'fr-code-env-l229-25', article: 'L. 229-25' },
  { id: 'system', regime: 'energy', act: 'fr-code-energie', article: 'L. 233-1' },
  { id: 'group', regime: 'sapin', act: 'fr-loi-2016-1691', article: '17' },
  { id: 'plan', regime: 'vigilance', act: 'fr-code-commerce', article: 'L. 225-102-1' },
] as const;

/** The regimes on which both give the same answer for every company. */
const same = ['bdese', 'equality', 'whistleblowing'] as const;

const columns = ['regime', 'difference', 'provision'] as const;

export async function Differences() {
  const t = await getTranslations('method.portal');
  const names = await getTranslations('checker.words.regimes');
  const locale = await currentLocale();
  const { acts } = entriesOf(loadTypesetRegister(locale));
  return (
    <StackingTable caption={t('caption')} columns={columns.map((column) => t(`columns.${column}`))}>
      <tbody>
        {differences.map(({ id, regime, act, ...place }) => {
          const name = acts.get(act)?.name[locale] ?? '';
          return (
            <tr key={id}>
              <th scope="row">{names(regime)}</th>
              <td data-label={t('columns.difference')}>{t(`differences.${id}`)}</td>
              <td data-label={t('columns.provision')}>
                {'article' in place ? t('article', { name, article: place.article }) : name}
              </td>
            </tr>
          );
        })}
        {same.map((regime) => (
          <tr key={regime}>
            <th scope="row">{names(regime)}</th>
            <td data-label={t('columns.difference')}>{t('none')}</td>
            <td data-label={t('columns.provision')}>—</td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  );
}
