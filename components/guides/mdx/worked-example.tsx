import { ScrollTable } from '@/components/ui/scroll-table';
import { exampleParts } from '@/lib/content/vocabulary/components/worked-example';
import type { Table } from '@/lib/examples/parts';
import type { Locale } from '@/lib/i18n/locales';
import styles from './worked-example.module.css';

/** A worked example: sentences and tables that lib/examples computes under the law of the day. */
export const WorkedExample = ({ of, locale }: { of: string; locale: Locale }) => (
  <>
    {exampleParts(of, locale).map((part) =>
      typeof part === 'string' ? (
        <p key={part}>{part}</p>
      ) : (
        <ExampleTable key={part.caption} table={part} />
      ),
    )}
  </>
);

const ExampleTable = ({ table: { caption, columns, rows } }: { table: Table }) => {
  const align = (index: number) => (columns[index]?.numeric ? styles.number : undefined);
  return (
    <ScrollTable label={caption}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }, index) => (
            <th key={label} scope="col" className={align(index)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells, sum }) => (
          <tr key={head} className={sum ? styles.sum : undefined}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.label} className={align(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
};
