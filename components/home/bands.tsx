import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { Lines } from '@/components/ui/lists';
import styles from './bands.module.css';

/** Whom it is for, in one row. */
export async function Audiences() {
  const t = await getTranslations('landing.audiences');
  const items: { title: string; subtitle: string; points: string[] }[] = t.raw('items');
  return (
    <section
      id="audiences"
      aria-labelledby="audiences-title"
      className={`page band ${styles.band}`}
    >
      <h2 id="audiences-title">{t('title')}</h2>
      <ul role="list" className={`grid halves cols-3-3-3-3 above-4 ${styles.audiences}`}>
        {items.map(({ title, subtitle, points }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="strong">{subtitle}</p>
            <Lines items={points} item="dash" />
          </li>
        ))}
      </ul>
      <p className="above-5">
        <PageLink page="clients">{t('more')}</PageLink>
      </p>
    </section>
  );
}
