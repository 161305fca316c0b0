import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Island } from '@/browser/islands/island';
import { pictureSetting } from '@/components/pictures/setting';
import { PageLink } from '@/components/ui/links';
import { mark } from '@/components/ui/marks';
import { entriesOf } from '@/law/entries';
import { milestoneState } from '@/law/milestones';
import { profile } from '@/law/sample-company/company';
import { thresholdsOn } from '@/law/sample-company/timeline';
import bands from './bands.module.css';
import styles from './conversations.module.css';

/** What the conversations say of the sample company and of the law on the day of the build. */
async function conversationFacts() {
  const t = await getTranslations('landing.conversations.items');
  const { register, day, date, number, money, employees } = await pictureSetting();
  const reasonable = entriesOf(register).milestones.get('assurance-reasonable-2028');
  const dropped = reasonable && milestoneState(reasonable, day) === 'cancelled';
  const thresholds = thresholdsOn(register, day);
  return {
    employees: number(profile.figures.employees),
    turnover: money(profile.figures.turnover),
    next: dropped ? t('assurance.next.cancelled') : t('assurance.next.planned'),
    history: thresholds
      ? t('diligence.history', {
          until: date(thresholds.until),
          employees: employees(thresholds.before.employees),
          turnover: money(thresholds.before.turnover),
        })
      : '',
  };
}

/** The sample conversations, each with its related guide. */
const conversations = [
  { id: 'assurance', guide: 'guides/assuranceguide' },
  { id: 'materiality', guide: 'guides/doublematguide' },
  { id: 'diligence', guide: 'guides/csdddguide' },
] as const;

/** Three questions to RegPilot at the size of a headline, its answers, and the texts they rely on. */
export async function Conversations() {
  const t = await getTranslations('landing.conversations');
  const facts = await conversationFacts();
  return (
    <section
      id="conversations"
      aria-labelledby="conversations-title"
      className={`page band ${bands.band} ${styles.exchanges}`}
    >
      <h2 id="conversations-title" className={`kicker ${styles.title}`}>
        {t('title')}
      </h2>
      <Slideshow
        id="conversations"
        label={t('label')}
        slides={conversations.map(({ id, guide }) => ({
          label: t(`items.${id}.subject`),
          content: (
            <div className={`grid halves ${styles.exchange}`}>
              <h3 className={styles.question}>{t(`items.${id}.question`, facts)}</h3>
              <p className={styles.answer}>{t.rich(`items.${id}.answer`, { mark, ...facts })}</p>
              <div className={`quoted ${styles.source}`}>
                <p className="term">{t('source')}</p>
                <p>{t(`items.${id}.source`)}</p>
                <p className="soft">
                  {t('asOf')} <PageLink page={guide}>{t(`items.${id}.guide`)}</PageLink>
                </p>
              </div>
            </div>
          ),
        }))}
      />
    </section>
  );
}

interface SlideshowProps {
  /** Unique in the page. */
  id: string;
  /** Accessible name. */
  label: string;
  slides: readonly {
    label: string;
    content: ReactNode;
  }[];
}

/**
 * A row of slides with scroll snapping. Where scripts run, the island beside it adds buttons and
 * turns the row into a carousel.
 */
async function Slideshow({ id, label, slides }: SlideshowProps) {
  const t = await getTranslations('landing.carousel');
  const viewport = `${id}-slides`;
  const labelled = slides.map((slide, index) => ({
    ...slide,
    position: t('position', { number: index + 1, total: slides.length }),
  }));
  return (
    <section aria-roledescription={t('carousel')} aria-label={label}>
      <Island
        name="carousel"
        id={`${id}-controls`}
        start="near"
        props={{
          viewport,
          slides: labelled.map(({ content, ...slide }) => slide),
          labels: {
            previous: t('previous', { carousel: label }),
            next: t('next', { carousel: label }),
          },
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: slides, not form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div id={viewport} role="group" aria-label={label} tabIndex={0} className={styles.viewport}>
        <div className={styles.track}>
          {labelled.map(({ label: name, position, content }) => (
            // biome-ignore lint/a11y/useSemanticElements: slides, not form fields
            <div
              key={name}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={position}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
