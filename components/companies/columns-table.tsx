import { getTranslations } from 'next-intl/server';
import { isChoice, isQuantity, quantities } from '@/law/checker/answers';
import { type Column, columns } from '@/law/companies/columns';
import { currentLocale } from '@/lib/i18n/current-locale';
import { StackingTable } from '@/ui/tables';
import { columnWords } from './column-words';

/** Every column of a list of companies: how it may be headed, and what to write in it. */
export async function ColumnsTable() {
  const t = await getTranslations('companies.columns');
  const { headings, also } = await columnWords(await currentLocale());
  const titles = [t('heading'), t('machine'), t('write')];
  return (
    <StackingTable caption={t('caption')} columns={titles}>
      <tbody>
        {columns.map((column) => (
          <tr key={column}>
            <th scope="row">{[headings[column], ...(also[column] ?? [])].join(t('or'))}</th>
            <td data-label={t('machine')}>
              <code>{column}</code>
            </td>
            <td data-label={t('write')}>
              <ToWrite column={column} />
            </td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  );
}

async function ToWrite({ column }: { column: Column }) {
  const t = await getTranslations('companies.columns');
  if (isQuantity(column)) return t(`kinds.${quantities[column]}`);
  if (!isChoice(column)) return t('kinds.name');
  const { choices } = await columnWords(await currentLocale());
  return (
    <ul role="list">
      {Object.entries(choices[column]).map(([code, label]) => (
        <li key={code}>
          {label} (<code>{code}</code>)
        </li>
      ))}
    </ul>
  );
}
