import { getTranslations } from 'next-intl/server';
import styles from './calendar.module.css';
import { CalendarLinks } from './calendar-links';
import type { Regime } from './regimes';

/**
 * Calendars to download: all regimes, then each. Subscribing needs a public origin, so it is offered only with
 * one.
 */
export async function Subscriptions({ regimes }: { regimes: readonly Regime[] }) {
  const t = await getTranslations('calendar.subscribe');
  return (
    <section
      className={`grid cols-3-9 ${styles.year}`}
      aria-labelledby="subscribe-title"
      data-search-skip
      data-screen-only
    >
      <h2 id="subscribe-title">{t('title')}</h2>
      <div>
        <p className="measure">{t('text')}</p>
        <p className="line flow">
          {t('all')}
          <CalendarLinks name={t('all')} />
        </p>
        <details className="fold">
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
