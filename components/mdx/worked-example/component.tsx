import type { Locale } from '@/lib/i18n/locales';
import type { Table } from '@/loaders/downloads/examples/show';
import { exampleParts } from '@/loaders/mdx/declarations/worked-example';
import styles from './component.module.css';

/** A worked example: sentences and tables that loaders/downloads/examples computes under the law of the day. */
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

/** With the headers and labels of every table in a guide (authoring/render/labelled-tables.ts). */
const ExampleTable = ({ table: { caption, columns, rows } }: { table: Table }) => {
  const look = (index: number) => (columns[index]?.numeric ? styles.number : undefined);
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }, index) => (
            <th key={label} scope="col" className={look(index)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells, sum }) => (
          <tr key={head} className={sum ? 'strong' : undefined}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => {
              const label = columns[at + 1]?.label;
              return (
                <td key={label} data-label={label} className={look(at + 1)}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
