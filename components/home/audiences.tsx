import { getTranslations } from 'next-intl/server';
import { Lines } from '@/ui/lists';
import styles from './audiences.module.css';

interface Audience {
  title: string;
  subtitle: string;
  points: string[];
}

export async function Audiences() {
  const t = await getTranslations('landing.audiences');
  const items: Audience[] = t.raw('items');
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ title, subtitle, points }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.subtitle}>{subtitle}</p>
          <Lines items={points} className={styles.points} />
        </li>
      ))}
    </ul>
  );
}
