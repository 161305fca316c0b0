import { getTranslations } from 'next-intl/server';
import { ColumnHeads, ScrollTable } from '@/components/ui/tables';
import { shortQuantity } from '@/law/quantity';
import type { Unit } from '@/law/vocabulary';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localeTags } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { dataFiles } from '@/publishing/open-data/addresses';
import { type RuleRow, ruleRows } from '@/publishing/open-data/csv';
import { publishedDataset } from '@/publishing/open-data/files';
import styles from './open-data.module.css';

/** The columns of the file that the excerpt shows. */
const excerpt = [
  'figure',
  'law_from',
  'law_until',
  'operator',
  'value',
  'unit',
  'financial_years_from',
  'act',
] as const satisfies readonly (keyof RuleRow)[];

/** Figures whose lines are shown: those that decide who reports. */
const shown = ['csrd-scope.employees', 'csrd-scope.turnover'];

/** Lines of the table of rules as the file has them, those in force highlighted. */
export async function Sheet() {
  const t = await getTranslations('openData');
  const locale = await currentLocale();
  const { version, format, ...data } = publishedDataset();
  const rows = ruleRows(data)
    .filter(({ figure }) => shown.includes(String(figure)))
    .sort((a, b) => shown.indexOf(String(a.figure)) - shown.indexOf(String(b.figure)));
  const inForce = rows
    .filter(({ law_until }) => law_until === undefined)
    .map(({ value, unit }) =>
      typeset(shortQuantity({ value: Number(value), unit: unit as Unit }, locale), locale),
    );
  const caption = t('sheet', {
    file: dataFiles.rules,
    values: new Intl.ListFormat(localeTags[locale]).format(inForce),
  });
  return (
    <figure className={styles.sheet} data-search-skip>
      <ScrollTable label={caption}>
        <ColumnHeads columns={excerpt} />
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.figure} ${row.law_from}`}>
              {excerpt.map((column) => (
                <td key={column}>
                  {column === 'value' && row.law_until === undefined ? (
                    <mark>{row[column]}</mark>
                  ) : (
                    row[column]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <figcaption className="grid halves above-4">
        <p>{caption}</p>
        <p className="small">
          {t('files.version', {
            hash: version.hash,
            format: String(format),
          })}
        </p>
      </figcaption>
    </figure>
  );
}
