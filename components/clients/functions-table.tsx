import { getTranslations } from 'next-intl/server';
import styles from './functions-table.module.css';

interface FunctionRow {
  name: string;
  brings: string;
  finds: string;
}

/** What each function of a company contributes to the compliance file, and what it gets from it. */
export async function FunctionsTable() {
  const t = await getTranslations('clients.functions');
  const rows: FunctionRow[] = t.raw('rows');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('function')}</th>
          <th scope="col">{t('brings')}</th>
          <th scope="col">{t('finds')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, brings, finds }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.label}>{t('brings')}</span>
              {brings}
            </td>
            <td>
              <span className={styles.label}>{t('finds')}</span>
              {finds}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
