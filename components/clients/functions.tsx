import { getTranslations } from 'next-intl/server';
import styles from './functions.module.css';

/** What each function of a company puts into the compliance file, drawn as a spine, and what it gets from it. */
export async function Functions() {
  const t = await getTranslations('clients.functions');
  const rows: { name: string; brings: string; finds: string }[] = t.raw('rows');
  return (
    <section id="functions" aria-labelledby="functions-title" className="surface">
      <div className="page band">
        <h2 id="functions-title">{t('title')}</h2>
        <table className={`above-7 ${styles.table}`}>
          <caption className="visually-hidden">{t('lead')}</caption>
          <thead>
            <tr>
              <th scope="col" className="kicker">
                {t('brings')}
              </th>
              <th scope="col" className="kicker">
                {t('function')}
              </th>
              <th scope="col" className="kicker">
                {t('finds')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, brings, finds }) => (
              <tr key={name}>
                <td>
                  <span className={`term ${styles.label}`}>{t('brings')}</span>
                  {brings}
                </td>
                <th scope="row">{name}</th>
                <td>
                  <span className={`term ${styles.label}`}>{t('finds')}</span>
                  {finds}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
