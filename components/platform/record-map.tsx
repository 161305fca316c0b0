import { getTranslations } from 'next-intl/server';
import { name } from '@/law/sample-company/company';
import { PageLink } from '@/ui/page-link';
import { moduleGroups } from './modules';
import { recordCells } from './record-cells';
import styles from './record-map.module.css';

/** The platform as a map: six modules, and what each of them enters in one line of the record. */
export async function RecordMap() {
  const t = await getTranslations('platform');
  const label = await getTranslations('pictures');
  const cells = await recordCells();
  return (
    <figure>
      <figcaption className={styles.caption}>
        {t('map.caption', { label: label('label'), company: name })}
      </figcaption>
      <ol role="list" className={styles.map}>
        {moduleGroups.map(({ id, modules }) => (
          <li key={id} className={styles.stage}>
            <p className={styles.stageTitle}>{t(`groups.${id}.title`)}</p>
            <ul role="list" className={styles.modules}>
              {modules.map((module) => (
                <li key={module.id} className={styles.module}>
                  <PageLink page={module.page} className={styles.link}>
                    {t(`modules.items.${module.id}.title`)}
                  </PageLink>
                  <p className={styles.cell}>
                    <span className={styles.label}>{t(`map.cells.${module.id}`)}</span>{' '}
                    {cells[module.id]}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
