import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { requirements } from '@/law/sample-company/company';
import { coverageOf } from '@/law/sample-company/coverage';
import { pictureSetting } from '../setting';
import styles from './coverage.module.css';

const states = ['covered', 'partial', 'missing'] as const;
type Row = (typeof requirements)[number];

/** The coverage picture: one box per requirement, filled when it is covered. */
export async function CoveragePicture() {
  const t = await getTranslations('auditability.coverage');
  const { percent, ...counts } = coverageOf(requirements);
  const { calendar } = await pictureSetting();
  const { days } = calendar.nextDeadline;
  return (
    <Picture name={t('picture')}>
      <p className={styles.year}>{t('year', { year: String(calendar.year) })}</p>
      <div className={styles.figures}>
        <p>
          <span className={styles.figure}>{t('score', { value: percent })}</span>
          {t('scoreText', { covered: counts.covered, total: counts.total })}
        </p>
        <p>
          <span className={styles.figure}>{t('deadline', { days })}</span>
          {t('deadlineText')}
        </p>
      </div>
      <ul role="list">
        {requirements.map((row) => (
          <li key={row.id} className={styles.row}>
            <span>{t(`rows.${row.id}`)}</span>
            <span className={styles.boxes}>
              {boxes(row).map(({ key, state }) => (
                <span key={key} className={`${styles.box} ${styles[state]}`} />
              ))}
            </span>
            <span className={styles.count}>
              {t('count', { covered: row.covered, total: coverageOf([row]).total })}
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
