import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { figures } from '@/law/sample-company/company';
import { Tag } from '@/ui/tag';
import { pictureSetting } from '../setting';
import styles from './value-record.module.css';

const lines = ['source', 'location', 'import', 'requirement', 'evidence'] as const;

/** The record of one value, set as an annotated article. */
export async function ValueRecordPicture() {
  const t = await getTranslations('integrations.origin');
  const { calendar, number, date } = await pictureSetting();
  const value = number(figures.electricity.megawattHours);
  const facts = { date: date(calendar.importedOn('electricity')), sites: figures.sites };
  return (
    <Picture name={t('picture')}>
      <p className={styles.label}>{t('label', { year: String(calendar.dataYear) })}</p>
      <p className={styles.value}>
        <mark>{t('value', { value })}</mark>
      </p>
      <ul role="list" className={styles.lines}>
        {lines.map((id, index) => (
          <li key={id} className={styles.line}>
            <span>
              <span className={styles.term}>{t(`lines.${id}.term`)}</span>
              {t(`lines.${id}.text`, facts)}
            </span>
            {index === lines.length - 1 && <Tag colour="green">{t('status')}</Tag>}
          </li>
        ))}
      </ul>
    </Picture>
  );
}
