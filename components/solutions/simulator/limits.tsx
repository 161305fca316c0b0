import { getTranslations } from 'next-intl/server';
import styles from './limits.module.css';

const sides = ['prepares', 'leaves'] as const;

/** What the simulation prepares and what remains for lawyers. */
export async function Limits() {
  const t = await getTranslations('simulator.limits');
  return (
    <>
      <p className={styles.statement}>{t('statement')}</p>
      <div className={styles.sides}>
        {sides.map((side) => {
          const items: string[] = t.raw(`${side}.items`);
          return (
            <div key={side}>
              <h3 className={styles.title}>{t(`${side}.title`)}</h3>
              <ul role="list">
                {items.map((item) => (
                  <li key={item} className={styles.item}>
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </>
  );
}
