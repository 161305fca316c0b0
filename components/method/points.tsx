import { getTranslations } from 'next-intl/server';
import styles from './points.module.css';

/** The points of a section, each a rule of its own. */
export async function Points({ of }: { of: 'sources' | 'years' | 'limits' | 'tests' }) {
  const t = await getTranslations('method');
  const items: string[] = t.raw(`${of}.items`);
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item} className={styles.point}>
          {item}
        </li>
      ))}
    </ul>
  );
}
