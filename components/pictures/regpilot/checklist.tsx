import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Tag, type TagColour } from '@/components/ui/tag';
import styles from './checklist.module.css';

type ItemStatus = 'reviewed' | 'toReview' | 'missing';

/** Status of the sample items, in order. */
const statuses: ItemStatus[] = ['reviewed', 'reviewed', 'missing', 'toReview'];

const colours: Record<ItemStatus, TagColour> = {
  reviewed: 'green',
  toReview: 'amber',
  missing: 'brick',
};

/** A copilot checklist: requirements, their status, a suggestion. */
export async function ChecklistPicture() {
  const t = await getTranslations('regpilot.checklist');
  const items: { code: string; text: string }[] = t.raw('items');
  return (
    <Picture description={t('description')}>
      <p className={styles.name}>{t('name')}</p>
      <p className={styles.standard}>§ {t('standard')}</p>
      <ul role="list">
        {items.map(({ code, text }, index) => {
          const status = statuses[index] ?? 'toReview';
          return (
            <li key={code} className={styles.item}>
              <span className={styles.code}>{code}</span>
              <span>{text}</span>
              <span className={styles.status}>
                <Tag colour={colours[status]}>{t(status)}</Tag>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.suggestion}>
        <span className={styles.term}>{t('suggestion')}</span>
        {t('suggestionBefore')} <mark>{t('suggestionMark')}</mark>
        {t('suggestionAfter')}
      </p>
    </Picture>
  );
}
