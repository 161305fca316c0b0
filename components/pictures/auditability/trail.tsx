import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Tag } from '@/ui/tag';
import { figureTrail } from './figure-trail';
import styles from './trail.module.css';

/** One published figure, traced back to its evidence: what an auditor asks for first. */
export async function TrailPicture() {
  const t = await getTranslations('auditability.trail');
  const { figure, steps } = await figureTrail();
  return (
    <Picture name={t('name')}>
      <p className={styles.term}>{t('published')}</p>
      <p className={styles.figure}>
        <mark>{figure}</mark>
      </p>
      <p className={styles.where}>{t('where')}</p>
      <ol role="list" className={styles.steps}>
        {steps.map(({ id, term, text }) => (
          <li key={id} className={styles.step}>
            <p className={styles.term}>{term}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.status}>
        <Tag colour="green">{t('status')}</Tag>
      </p>
    </Picture>
  );
}
