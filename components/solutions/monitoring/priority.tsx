import { getTranslations } from 'next-intl/server';
import { Tag } from '@/components/ui/tag';
import styles from './priority.module.css';

export type PriorityLevel = 'high' | 'medium';

/** Priority of an alert, as text as well as colour. */
export async function Priority({ level }: { level: PriorityLevel }) {
  const t = await getTranslations('monitoring.priorities');
  return (
    <span className={styles.priority}>
      {t('label')} <Tag colour={level === 'high' ? 'brick' : 'amber'}>{t(level)}</Tag>
    </span>
  );
}
