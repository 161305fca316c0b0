import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { PriorityTag } from '@/components/pictures/parts/priority-tag';
import { alertsOn, opening } from '@/law/sample-company/alerts';
import { pictureSetting } from '../setting';
import styles from './feed.module.css';

const SHOWN = 6;

/** A register of alerts, newest first: date, type, title, description, priority. */
export async function FeedPicture() {
  const t = await getTranslations('monitoring.feed');
  const types = await getTranslations('pictures.alerts.types');
  const { locale, register, day, date } = await pictureSetting();
  const alerts = alertsOn(register, day).slice(0, SHOWN);
  return (
    <Picture name={t('picture')}>
      <ol role="list">
        {alerts.map(({ change, type, priority }) => (
          <li key={change.id} className={styles.entry}>
            <ChangeDate text={date(change.date)} />
            <div>
              <p className={`${styles.type} ${styles[type]}`}>{types(type)}</p>
              <p className={styles.title}>{change.title?.[locale]}</p>
              <p className={styles.text}>{opening(change.text[locale])}</p>
            </div>
            <p>
              <PriorityTag level={priority} />
            </p>
          </li>
        ))}
      </ol>
    </Picture>
  );
}

/** `21 September 2026`, the day set large. */
function ChangeDate({ text }: { text: string }) {
  const [, day = '', rest = ''] = /^(\S+?)\u00a0(.*)$/.exec(text) ?? ['', '', text];
  return (
    <p className={styles.date}>
      {day && <span className={styles.day}>{day}</span>}{' '}
      <span className={styles.month}>{rest}</span>
    </p>
  );
}
