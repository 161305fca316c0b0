import { getTranslations } from 'next-intl/server';
import { Emblem } from './emblem';
import styles from './founders.module.css';

/** The two founders, each with a drawing of their field and what it covers. */
export async function Founders() {
  const t = await getTranslations('about.team');
  return (
    <ul role="list" className={styles.founders}>
      {(['data', 'ai'] as const).map((id) => {
        const areas: string[] = t.raw(`founders.${id}.areas`);
        return (
          <li key={id} className={styles.founder}>
            <Emblem figure={id} />
            <h3 className={styles.role}>{t(`founders.${id}.role`)}</h3>
            <p className={styles.text}>{t(`founders.${id}.text`)}</p>
            <p className={styles.label}>{t('areas')}</p>
            <ul role="list">
              {areas.map((area) => (
                <li key={area} className={styles.area}>
                  {area}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
