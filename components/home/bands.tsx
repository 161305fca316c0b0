import { getTranslations } from 'next-intl/server';
import { ObligationMapPicture } from '@/components/pictures/auditability/trail';
import { Unlabelled } from '@/components/pictures/parts';
import { PageLink } from '@/ui/links';
import { Lines } from '@/ui/lists';
import voice from '@/ui/text.module.css';
import styles from './bands.module.css';

/** The map from obligations to evidence, as wide as the window. */
export async function EvidenceMap() {
  const t = await getTranslations('auditability.map');
  const landing = await getTranslations('landing');
  return (
    <section id="map" aria-labelledby="map-title" className={styles.ground}>
      <div className={`${styles.inner} ${styles.wide}`}>
        <header className={styles.head}>
          <h2 id="map-title">{t('title')}</h2>
          <p className={styles.lead}>
            {t('lead')} <PageLink page="auditability">{landing('map.more')}</PageLink>
          </p>
        </header>
        <Unlabelled>
          <ObligationMapPicture />
        </Unlabelled>
      </div>
    </section>
  );
}

/** Whom it is for, in one row. */
export async function Audiences() {
  const t = await getTranslations('landing.audiences');
  const items: { title: string; subtitle: string; points: string[] }[] = t.raw('items');
  return (
    <section id="audiences" aria-labelledby="audiences-title" className={styles.band}>
      <h2 id="audiences-title">{t('title')}</h2>
      <ul role="list" className={styles.audiences}>
        {items.map(({ title, subtitle, points }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.key}>{subtitle}</p>
            <Lines items={points} className={`${voice.soft} ${styles.points}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
