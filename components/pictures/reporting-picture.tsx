import { getTranslations } from 'next-intl/server';
import { mark } from '@/components/ui/marked';
import { Bar } from './bar';
import { Panel } from './panel';
import { Picture } from './picture';
import styles from './reporting-picture.module.css';
import { StatusTag } from './status-tag';

const sections = [
  { code: 'ESRS 2', id: 'general', linked: 18, total: 18, status: 'covered' },
  { code: 'E1', id: 'climate', linked: 22, total: 26, status: 'review' },
  { code: 'E5', id: 'resources', linked: 8, total: 13, status: 'missing' },
  { code: 'S1', id: 'workforce', linked: 20, total: 22, status: 'covered' },
  { code: 'G1', id: 'conduct', linked: 7, total: 9, status: 'review' },
] as const;

const sum = (key: 'linked' | 'total'): number =>
  sections.reduce((total, section) => total + section[key], 0);

/** ESG reporting: the sections of a sustainability statement, standard by standard, with their status. */
export async function ReportingPicture() {
  const t = await getTranslations('pictures.reporting');
  const linked = sum('linked');
  const total = sum('total');
  return (
    <Picture description={t('description')}>
      <Panel title={t('title')} note={t('note')}>
        <div className={styles.total}>
          <p>{t('total', { linked, total })}</p>
          <Bar value={Math.round((linked / total) * 100)} />
        </div>
        <ul role="list">
          {sections.map(({ code, id, linked, total, status }) => (
            <li key={code} className={styles.section}>
              <p className={styles.code}>{code}</p>
              <p className={styles.name}>{t(`sections.${id}`)}</p>
              <p className={styles.count}>{t('count', { linked, total })}</p>
              <p className={styles.status}>
                <StatusTag status={status} />
              </p>
              {id === 'climate' && <p className={styles.note}>{t.rich('annotation', { mark })}</p>}
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
