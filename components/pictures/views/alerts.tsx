import { getTranslations } from 'next-intl/server';
import { type Alert, alertsOn } from '@/law/sample-company/alerts';
import { Panel } from '../parts/panel';
import { Picture } from '../parts/picture';
import { PriorityTag } from '../parts/priority-tag';
import { pictureSetting } from '../setting';
import styles from './alerts.module.css';

const SHOWN = 4;

/** The alert centre: the latest changes of the law, each with its type, date, priority and effect. */
export async function AlertsPicture() {
  const t = await getTranslations('pictures.alerts');
  const { locale, register, day, date } = await pictureSetting();
  const alerts = alertsOn(register, day).slice(0, SHOWN);
  const effect = ({ requirements }: Alert) => {
    if (requirements === 0) return t('noEffect');
    return requirements === 1 ? t('effectOne') : t('effect', { count: requirements });
  };
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note')}>
        <ul role="list">
          {alerts.map((alert) => (
            <li key={alert.change.id} className={styles.alert}>
              <div className={styles.margin}>
                <PriorityTag level={alert.priority} />
                <p className={styles.date}>{date(alert.change.date)}</p>
              </div>
              <div>
                <p className={styles.type}>
                  {t('type', {
                    subject: register[alert.subject]?.name[locale] ?? '',
                    type: t(`types.${alert.type}`),
                  })}
                </p>
                <p className={styles.text}>
                  <mark>{alert.change.title?.[locale]}</mark>
                </p>
                <p className={styles.effect}>{effect(alert)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
