import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { AlertPicture, FeedPicture, SearchPicture } from '@/components/pictures/monitoring';
import { pictureSetting } from '@/components/pictures/setting';
import { watched } from '@/law/sample-company/company';
import { PageLink } from '@/ui/links';
import lists from '@/ui/lists.module.css';
import { Section } from '@/ui/sections/section';
import styles from './monitoring-page.module.css';

/** Monitoring: one alert, the feed, the frequencies, the bilingual search. */
export async function MonitoringPage() {
  const t = await getTranslations('monitoring');
  return (
    <IntroducedPage page="monitoring" aside={<AlertPicture />}>
      <Section id="feed" title={t('feed.title')} lead={t('feed.lead')} tone="surface">
        <Feed />
      </Section>
      <Section id="cadence" title={t('cadence.title')} lead={t('cadence.lead')}>
        <Cadence />
      </Section>
      <Section id="search" title={t('search.title')} lead={t('search.lead')} tone="surface">
        <SearchPicture />
      </Section>
    </IntroducedPage>
  );
}

const DAYS = Array.from({ length: 28 }, (_, day) => day);

/** The alert frequencies, with the days between two deliveries. */
const cadences = [
  { id: 'daily', every: 1 },
  { id: 'weekly', every: 7 },
  { id: 'monthly', every: 28 },
] as const;

/** Three alert frequencies, each drawn on a four-week ruler. */
async function Cadence() {
  const t = await getTranslations('monitoring.cadence');
  return (
    <>
      <ul role="list" className={`${lists.ruled} ${lists.flushStart}`}>
        {cadences.map(({ id, every }) => (
          <li key={id} className={styles.row}>
            <h3>{t(`items.${id}.name`)}</h3>
            <p className={styles.text}>{t(`items.${id}.text`)}</p>
            <svg
              viewBox="0 0 280 24"
              preserveAspectRatio="none"
              className={styles.ruler}
              aria-hidden="true"
            >
              {DAYS.map((day) => (
                <path
                  key={day}
                  d={day % every === 0 ? `M${day * 10 + 2} 2V22` : `M${day * 10 + 2} 16V22`}
                  className={day % every === 0 ? styles.delivery : styles.day}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        {t('scale')}
      </p>
    </>
  );
}

/** The register of alerts, and the guide that says more. */
async function Feed() {
  const t = await getTranslations('monitoring.feed');
  const { lawDate } = await pictureSetting();
  return (
    <>
      <FeedPicture />
      <p className={styles.since}>
        {t('since', { date: lawDate(...watched) })}{' '}
        <PageLink page="guides/csrdguide">{t('sinceLink')}</PageLink>.
      </p>
    </>
  );
}
