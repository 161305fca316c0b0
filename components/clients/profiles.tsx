import { getTranslations } from 'next-intl/server';
import { mark } from '@/ui/marked';
import { PageLink } from '@/ui/page-link';
import { profiles } from './profile-list';
import styles from './profiles.module.css';

/** The six profile cards: a situation, what the platform does for it, and a link onward. */
export async function Profiles() {
  const t = await getTranslations('clients.profiles');
  return (
    <section id="profiles" aria-labelledby="profiles-title" className={styles.profiles}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <p className={styles.number} aria-hidden="true">
            § 1
          </p>
          <h2 id="profiles-title">{t('title')}</h2>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        <ul role="list" className={styles.list}>
          {profiles.map(({ id, page }) => {
            const benefits: string[] = t.raw(`items.${id}.benefits`);
            return (
              <li key={id} id={id} className={styles.card}>
                <h3>{t(`items.${id}.title`)}</h3>
                <p className={styles.situation}>{t.rich(`items.${id}.situation`, { mark })}</p>
                <ul role="list" className={styles.benefits}>
                  {benefits.map((benefit) => (
                    <li key={benefit} className={styles.benefit}>
                      {benefit}
                    </li>
                  ))}
                </ul>
                <p className={styles.next}>
                  <PageLink page={page}>{t(`items.${id}.link`)}</PageLink>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
