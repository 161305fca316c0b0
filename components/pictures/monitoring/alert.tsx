import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { PriorityTag } from '@/components/pictures/parts/priority-tag';
import { alertInDetail, firstSentence } from '@/law/sample-company/alerts';
import { pictureSetting } from '../setting';
import styles from './alert.module.css';

/** One alert in detail: what changes, who is affected, what to do, and by when. */
export async function AlertPicture() {
  const t = await getTranslations('monitoring.alert');
  const { locale, register, day, date } = await pictureSetting();
  const alert = alertInDetail(register, day);
  if (!alert) return null;
  const { change, priority, requirements, who, deadline } = alert;
  const text = change.text[locale];
  const main = firstSentence(text);
  const title = change.title?.[locale] ?? '';
  const lines = [
    { id: 'affects', text: who?.[locale] },
    { id: 'todo', text: t('todo', { count: requirements }) },
    {
      id: 'deadline',
      text: deadline && t('deadline', { date: date(deadline.date), label: deadline.label[locale] }),
    },
  ] as const;
  return (
    <Picture name={t('picture')}>
      <p className={styles.head}>
        <span>{date(change.date)}</span>
        <PriorityTag level={priority} />
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>
        <mark>{main}</mark> {firstSentence(text.slice(main.length).trim())}
      </p>
      <ul role="list" className={styles.lines}>
        {lines.map(
          (line) =>
            line.text && (
              <li key={line.id} className={styles.line}>
                <span className={styles.term}>{t(`lines.${line.id}`)}</span>
                {line.text}
              </li>
            ),
        )}
      </ul>
    </Picture>
  );
}
