import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Threads } from '@/components/pictures/parts/threads';
import { name, workspace } from '@/law/sample-company/company';
import { pictureSetting } from '../setting';
import { Clause } from './clause';
import { Evidence } from './evidence';
import { Requirements } from './requirements';
import styles from './workspace.module.css';

const modules = ['platform', 'frameworks', 'monitoring', 'regpilot', 'integrations'] as const;
const rows = workspace.requirements.length;
const selected = workspace.requirements.findIndex(({ id }) => id === workspace.selected);

/**
 * The software at work: a clause, the requirements that come from it and the evidence of one, joined by a
 * thread. On phones, the evidence alone.
 */
export async function WorkspacePicture() {
  const t = await getTranslations('pictures.workspace');
  const nav = await getTranslations('nav');
  const { calendar, date } = await pictureSetting();
  return (
    <Picture name={t('name')} frame={styles.frame}>
      <ul role="list" className={styles.rail} aria-hidden="true">
        {modules.map((id) => (
          <li key={id} className={id === 'frameworks' ? styles.current : undefined}>
            {nav(id)}
          </li>
        ))}
      </ul>
      <div className={styles.view}>
        <p className={styles.bar}>
          <span>
            {name} <span aria-hidden="true">›</span> {t('framework')}{' '}
            <span aria-hidden="true">›</span> <strong>{t('standard')}</strong>
          </span>
          <span>{t('asAt', { date: date(calendar.asAt) })}</span>
        </p>
        <div className={styles.columns}>
          <Clause />
          <div className={styles.thread}>
            <Threads left={1} right={rows} threads={[{ from: 0, to: selected }]} />
          </div>
          <Requirements />
          <div className={styles.thread}>
            <Threads left={rows} right={1} threads={[{ from: selected, to: 0 }]} />
          </div>
          <Evidence />
        </div>
      </div>
    </Picture>
  );
}
