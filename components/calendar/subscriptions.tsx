import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { calendarPath, subscriptionUrl } from '@/publishing/calendar/addresses';
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
      <h2 id="subscribe-title" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <p className={styles.regime}>
        <span>{t('all')}</span>
        <span className={styles.links}>
          <CalendarLinks name={t('all')} />
        </span>
      </p>
      <details className={styles.each}>
        <summary>{t('each')}</summary>
        <ul role="list" className={styles.list}>
          {regimes.map(({ id, name }) => (
            <li key={id} className={styles.regime}>
              <span>{name}</span>
              <span className={styles.links}>
                <CalendarLinks name={name} subject={id} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

async function CalendarLinks({ name, subject }: { name: string; subject?: string }) {
  const t = await getTranslations('calendar.subscribe');
  const locale = await currentLocale();
  const about = <span className="visually-hidden">{t('of', { name })}</span>;
  return (
    <>
      <a href={calendarPath(locale, subject)} download="">
        {t('download')}
        {about}
      </a>{' '}
      {site.publicOrigin && (
        <a href={subscriptionUrl(site.publicOrigin, locale, subject)}>
          {t('subscribe')}
          {about}
        </a>
      )}
    </>
  );
}
