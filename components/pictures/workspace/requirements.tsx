import { getTranslations } from 'next-intl/server';
import { StatusTag } from '@/components/pictures/parts/status-tag';
import { workspace } from '@/law/sample-company/company';
import { coverageOf, requirementsOf } from '@/law/sample-company/coverage';
import styles from './workspace.module.css';

/** Requirements of the standard, each with its owner and status; one is selected. */
export async function Requirements() {
  const t = await getTranslations('pictures.workspace.requirements');
  const { covered, total } = coverageOf(requirementsOf(workspace.standard));
  return (
    <div className={styles.requirements}>
      <p className={styles.label}>
        {t('label')} <span className={styles.small}>{t('count', { covered, total })}</span>
      </p>
      <ul role="list" className={styles.rows}>
        {workspace.requirements.map(({ id, status }) => (
          <li
            key={id}
            className={`${styles.row} ${id === workspace.selected ? styles.selected : ''}`}
          >
            <span>
              {t(`items.${id}.text`)}
              <span className={styles.small}>{t(`items.${id}.owner`)}</span>
            </span>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
