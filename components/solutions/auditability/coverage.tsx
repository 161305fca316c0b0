import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/picture';
import styles from './coverage.module.css';

/** A sample workspace: how many requirements of each text are covered, partial or without evidence. */
const rows = [
  { id: 'esrs2', covered: 12, partial: 0, missing: 0 },
  { id: 'e1', covered: 7, partial: 2, missing: 0 },
  { id: 's1', covered: 8, partial: 1, missing: 1 },
  { id: 'g1', covered: 4, partial: 1, missing: 0 },
  { id: 'taxonomy', covered: 3, partial: 0, missing: 0 },
  { id: 'council', covered: 0, partial: 0, missing: 1 },
] as const;

const states = ['covered', 'partial', 'missing'] as const;
type Row = (typeof rows)[number];

const size = (row: Row) => row.covered + row.partial + row.missing;

/** The coverage picture: one box per requirement, filled when it is covered. */
export async function Coverage() {
  const t = await getTranslations('auditability.coverage');
  const total = rows.reduce((sum, row) => sum + size(row), 0);
  const covered = rows.reduce((sum, row) => sum + row.covered, 0);
  return (
    <Picture description={t('description')}>
      <p className={styles.year}>{t('year')}</p>
      <div className={styles.figures}>
        <p>
          <span className={styles.figure}>
            {t('score', { value: Math.round((covered / total) * 100) })}
          </span>
          {t('scoreText', { covered, total })}
        </p>
        <p>
          <span className={styles.figure}>{t('deadline')}</span>
          {t('deadlineText')}
        </p>
      </div>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span>{t(`rows.${row.id}`)}</span>
            <span className={styles.boxes}>
              {boxes(row).map(({ key, state }) => (
                <span key={key} className={`${styles.box} ${styles[state]}`} />
              ))}
            </span>
            <span className={styles.count}>
              {t('count', { covered: row.covered, total: size(row) })}
            </span>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.key}>
        {states.map((state) => (
          <li key={state}>
            <span className={`${styles.box} ${styles[state]}`} />
            {t(`key.${state}`)}
          </li>
        ))}
      </ul>
    </Picture>
  );
}

const boxes = (row: Row) =>
  states.flatMap((state) =>
    Array.from({ length: row[state] }, (_, index) => ({ key: `${state}-${index}`, state })),
  );
