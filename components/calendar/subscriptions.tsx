import { getTranslations } from 'next-intl/server';
import { CalendarLinks } from './calendar-links';
import type { Regime } from './regimes';
import styles from './subscriptions.module.css';

/**
 * Calendars to download: all regimes, then each. Subscribing needs a public origin, so it is offered only with
 * one.
 */
export async function Subscriptions({ regimes }: { regimes: readonly Regime[] }) {
  const t = await getTranslations('calendar.subscribe');
  return (
    <section
      className={styles.section}
      aria-labelledby="subscribe-title"
      data-search-skip
      data-screen-only
    >
      <h2 id="subscribe-title" className={styles.feedsTitle}>
        {t('title')}
      </h2>
      <div>
        <p className={styles.text}>{t('text')}</p>
        <p className={styles.feed}>
          <span>{t('all')}</span>
          <span className={styles.links}>
            <CalendarLinks name={t('all')} />
          </span>
        </p>
        <details className={styles.each}>
          <summary>{t('each')}</summary>
          <ul role="list" className={styles.feeds}>
            {regimes.map(({ id, name }) => (
              <li key={id}>
                <CalendarLinks name={name} subject={id} listed />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
