import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/ui/page-link';
import styles from './standing.module.css';
import { standingFacts } from './standing-facts';

/** Who stands behind the site and how its law is kept right: what a reader can check, and where. */
export async function Standing() {
  const t = await getTranslations('about.standing');
  const facts = await standingFacts();
  return (
    <section aria-labelledby="standing-title" className={styles.standing}>
      <h2 id="standing-title" className={styles.title}>
        {t('title')}
      </h2>
      <dl>
        {facts.map(({ id, text, page }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.term}>{t(`${id}.term`)}</dt>
            <dd>
              <p>{text}</p>
              <p>
                <PageLink page={page}>{t(`${id}.link`)}</PageLink>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
