import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Tag } from '@/components/ui/tag';
import { figures, journal } from '@/lib/sample-company/company';
import { pictureSetting } from '../setting';
import styles from './trail.module.css';

const steps = ['text', 'data', 'evidence', 'review'] as const;
const [{ daysAgo, to: version }] = journal;

/** One published figure, traced back to its evidence: what an auditor asks for first. */
export async function TrailPicture() {
  const t = await getTranslations('auditability.trail');
  const { calendar, date, number } = await pictureSetting();
  const values = {
    sites: figures.sites,
    version,
    date: date(calendar.daysAgo(daysAgo)),
  };
  return (
    <Picture name={t('name')}>
      <p className={styles.term}>{t('published')}</p>
      <p className={styles.figure}>
        <mark>{t('value', { value: number(figures.scope12.tonnes) })}</mark>
      </p>
      <p className={styles.where}>{t('where')}</p>
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <p className={styles.term}>{t(`steps.${step}.term`)}</p>
            <p>{t(`steps.${step}.text`, values)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.status}>
        <Tag colour="green">{t('status')}</Tag>
      </p>
    </Picture>
  );
}
