import { getTranslations } from 'next-intl/server';
import { figures, journal } from '@/law/sample-company/company';
import { pictureSetting } from '../setting';
import styles from './workspace.module.css';

const [{ daysAgo, to: version }] = journal;

/** The evidence behind the selected requirement: the file, its version, who added it and when. */
export async function Evidence() {
  const t = await getTranslations('pictures.workspace.evidence');
  const { calendar, date, number } = await pictureSetting();
  const details = [
    ['value', t('valueText', { value: number(figures.scope12.tonnes) })],
    ['author', t('authorText')],
    ['date', date(calendar.daysAgo(daysAgo))],
    ['link', t('linkText')],
  ] as const;
  return (
    <div className={styles.evidence}>
      <p className={styles.label}>{t('label')}</p>
      <div className={styles.card}>
        <p className={styles.file}>{t('file')}</p>
        <p className={styles.small}>{t('kind', { version })}</p>
        <dl className={styles.details}>
          {details.map(([term, text]) => (
            <div key={term} className={styles.detail}>
              <dt>{t(term)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
