import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Threads } from '@/components/pictures/parts/threads';
import styles from './data-flow.module.css';
import { registerRows, rows } from './register-rows';

const sources = ['excel', 'drive', 'erp', 'hris', 'api'] as const;

const threads = rows.map(({ source }, to) => ({ from: sources.indexOf(source), to }));

/** The connectors picture: sources flowing into one register that records the origin of each value. */
export async function DataFlowPicture() {
  const t = await getTranslations('integrations.flow');
  const register = await registerRows();
  return (
    <Picture name={t('picture')}>
      <div className={styles.flow}>
        <ul role="list" className={styles.sources}>
          {sources.map((id) => (
            <li key={id} className={styles.source}>
              <span>{t(`sources.${id}`)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.links}>
          <Threads left={sources.length} right={rows.length} threads={threads} />
        </div>
        <p className={styles.head}>
          {t('register')}
          <span className={styles.year}>{register.year}</span>
        </p>
        <ul role="list" className={styles.rows}>
          {register.rows.map(({ id, label, value, origin }) => (
            <li key={id} className={styles.row}>
              <span>{label}</span>
              <span className={styles.value}>{value}</span>
              <span className={styles.origin}>
                <mark>{origin}</mark>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.out}>{t('out')}</p>
      </div>
    </Picture>
  );
}
