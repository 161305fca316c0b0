import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import styles from './trust.module.css';

interface TrustCard {
  icon: string;
  title: string;
  text: string;
}

export async function Trust() {
  const t = await getTranslations('landing.trust');
  const hosting = await getTranslations('hosting');
  const items: TrustCard[] = [
    ...(site.hostedInEu
      ? [{ icon: hosting('icon'), title: hosting('title'), text: hosting('text') }]
      : []),
    ...t.raw('items'),
  ];
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          <p className={styles.label} aria-hidden="true">
            <span className={styles.icon}>{icon}</span>
          </p>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
