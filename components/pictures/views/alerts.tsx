import { getTranslations } from 'next-intl/server';
import { mark } from '@/components/ui/marked';
import { Panel } from '../parts/panel';
import { Picture } from '../parts/picture';
import { PriorityTag } from '../parts/priority-tag';
import styles from './alerts.module.css';

const alerts = [
  { id: 'esrs', priority: 'high' },
  { id: 'vsme', priority: 'high' },
  { id: 'ratings', priority: 'medium' },
  { id: 'sfdr', priority: 'medium' },
] as const;

/** The alert centre: legal changes by priority, each with its type, date and impact. */
export async function AlertsPicture() {
  const t = await getTranslations('pictures.alerts');
  return (
    <Picture description={t('description')}>
      <Panel title={t('title')} note={t('note')}>
        <ul role="list">
          {alerts.map(({ id, priority }) => (
            <li key={id} className={styles.alert}>
              <div className={styles.margin}>
                <PriorityTag level={priority} />
                <p className={styles.date}>{t(`items.${id}.date`)}</p>
              </div>
              <div>
                <p className={styles.type}>
                  {t(`items.${id}.framework`)} · {t(`items.${id}.type`)}
                </p>
                <p className={styles.text}>{t.rich(`items.${id}.text`, { mark })}</p>
                <p className={styles.effect}>{t(`items.${id}.effect`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
