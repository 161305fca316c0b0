import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/ui/page-link';
import { visuallyHidden } from '@/ui/visually-hidden';
import styles from './module-group.module.css';
import type { PlatformModule } from './modules';

interface ModuleGroupProps {
  modules: readonly PlatformModule[];
  /** Number of the group's first module. */
  first: number;
}

/** Two modules side by side, each with its solution page. */
export async function ModuleGroup({ modules, first }: ModuleGroupProps) {
  const t = await getTranslations('platform.modules');
  return (
    <ol role="list" className={styles.modules}>
      {modules.map(({ id, page }, index) => {
        const points: string[] = t.raw(`items.${id}.points`);
        const title = t(`items.${id}.title`);
        return (
          <li key={id} className={styles.module}>
            <p className={styles.index} aria-hidden="true">
              {String(first + index).padStart(2, '0')}
            </p>
            <h3>{title}</h3>
            <p className={styles.text}>{t(`items.${id}.text`)}</p>
            <ul role="list">
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
            <p className={styles.more}>
              <PageLink page={page}>{t.rich('more', { title, about: visuallyHidden })}</PageLink>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
