import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { entriesOf } from '@/law/find';
import { Tag } from '@/ui/tag';
import { pictureSetting } from '../setting';
import styles from './checklist.module.css';
import { colours, statuses } from './checklist-items';

/** A copilot checklist: requirements, their status, a suggestion. */
export async function ChecklistPicture() {
  const t = await getTranslations('regpilot.checklist');
  const items: string[] = t.raw('items');
  const { locale, register, calendar } = await pictureSetting();
  const { rules, acts } = entriesOf(register);
  // The first set of standards, up to the last financial year it may be used for.
  const [first] = rules.get('esrs-set-1')?.versions ?? [];
  const [revised] = rules.get('esrs-revised')?.versions ?? [];
  const lastYear = first?.financialYears?.until ?? Number.POSITIVE_INFINITY;
  const standard = acts.get((calendar.year <= lastYear ? first : revised)?.act ?? '');
  return (
    <Picture name={t('picture')}>
      <p className={styles.name}>{t('name')}</p>
      <p className={styles.standard}>§ {t('standard', { act: standard?.name[locale] ?? '' })}</p>
      <ul role="list">
        {items.map((text, index) => {
          const status = statuses[index] ?? 'toReview';
          return (
            <li key={text} className={styles.item}>
              <span className={styles.code}>{'abcd'.charAt(index)}</span>
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
