import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TrailCrop } from '@/components/pictures/auditability/trail';
import { ClausesCrop } from '@/components/pictures/frameworks';
import { RegisterCrop } from '@/components/pictures/integrations';
import { FeedCrop } from '@/components/pictures/monitoring';
import { ChecklistCrop } from '@/components/pictures/regpilot';
import { pictureSetting } from '@/components/pictures/setting';
import { ObligationsCrop } from '@/components/pictures/simulator/obligations';
import { AlertsPicture, HistoryPicture } from '@/components/pictures/views/changes';
import { OverviewPicture, ReportingPicture } from '@/components/pictures/views/overview';
import { RegpilotPicture } from '@/components/pictures/views/regpilot';
import { Island } from '@/islands/island';
import { entriesOf } from '@/law/entries';
import { milestoneState } from '@/law/milestones';
import { profile } from '@/law/sample-company/company';
import { historyOn } from '@/law/sample-company/timeline';
import { PageLink } from '@/ui/links';
import { Lines } from '@/ui/lists';
import { mark, visuallyHidden } from '@/ui/marks';
import voice from '@/ui/text.module.css';
import styles from './slideshows.module.css';

interface SlideshowProps {
  /** Unique in the page. */
  id: string;
  /** Accessible name. */
  label: string;
  slides: readonly { label: string; content: ReactNode }[];
  /** Tabs with the slides' labels. */
  indicators?: boolean;
  /** The slides are pictures, which need more space in print. */
  pictures?: boolean;
}

/**
 * A row of slides with scroll snapping. Where scripts run, the island beside it adds buttons and
 * indicators, and turns the row into a carousel.
 */
async function Slideshow({
  id,
  label,
  slides,
  indicators = false,
  pictures = false,
}: SlideshowProps) {
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
          indicators,
          slides: labelled.map(({ label: name, position }) => ({ label: name, position })),
          labels: {
            previous: t('previous', { carousel: label }),
            next: t('next', { carousel: label }),
            choose: t('choose', { carousel: label }),
          },
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: slides, not form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div id={viewport} role="group" aria-label={label} tabIndex={0} className={styles.viewport}>
        <div className={pictures ? `${styles.track} ${styles.pictures}` : styles.track}>
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

/** What the conversations say of the sample company and of the law on the day of the build. */
async function conversationFacts() {
  const t = await getTranslations('landing.conversations.items');
  const { register, day, date, number, money, employees } = await pictureSetting();
  const reasonable = entriesOf(register).milestones.get('assurance-reasonable-2028');
  const dropped = reasonable && milestoneState(reasonable, day) === 'cancelled';
  const { thresholds } = historyOn(register, day);
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
  { id: 'assurance', guide: 'guides/assuranceguide', subject: 'assurance' },
  { id: 'materiality', guide: 'guides/doublematguide', subject: 'double-materiality' },
  { id: 'diligence', guide: 'guides/csdddguide', subject: 'csddd' },
] as const;

/** Three questions to RegPilot, its answers, and the texts they rely on. */
export async function Conversations() {
  const t = await getTranslations('landing.conversations');
  const { lawDate } = await pictureSetting();
  const facts = await conversationFacts();
  return (
    <Slideshow
      id="conversations"
      label={t('label')}
      slides={conversations.map(({ id, guide, subject }) => ({
        label: t(`items.${id}.subject`),
        content: (
          <div className={styles.sheet}>
            <p className={voice.term}>{t('question')}</p>
            <h3 className={styles.question}>{t(`items.${id}.question`, facts)}</h3>
            <p className={voice.term}>{t('answer')}</p>
            <p className={styles.answer}>{t.rich(`items.${id}.answer`, { mark, ...facts })}</p>
            <div className={styles.source}>
              <p className={voice.term}>{t('source')}</p>
              <p>{t(`items.${id}.source`)}</p>
              <p className={styles.asOf}>
                {t('asOf', { date: lawDate(subject) })}{' '}
                <PageLink page={guide}>{t(`items.${id}.guide`)}</PageLink>
              </p>
            </div>
          </div>
        ),
      }))}
    />
  );
}

/** The six features, each with the page that details it and the top of one of its screens. */
const features = [
  { id: 'frameworks', page: 'frameworks', Screen: ClausesCrop },
  { id: 'monitoring', page: 'monitoring', Screen: FeedCrop },
  { id: 'regpilot', page: 'regpilot', Screen: ChecklistCrop },
  { id: 'collection', page: 'integrations', Screen: RegisterCrop },
  { id: 'auditability', page: 'auditability', Screen: TrailCrop },
  { id: 'simulator', page: 'simulator', Screen: ObligationsCrop },
] as const;

/** Six features: the benefit of each, and a screen of it. */
export async function Features() {
  const t = await getTranslations('landing.features');
  const nav = await getTranslations('nav');
  return (
    <Slideshow
      id="features"
      label={t('label')}
      indicators
      slides={features.map(({ id, page, Screen }) => {
        const title = t(`items.${id}.title`);
        const benefits: string[] = t.raw(`items.${id}.benefits`);
        return {
          label: nav(page),
          content: (
            <div className={styles.feature}>
              <div>
                <h3 className={styles.featureTitle}>{title}</h3>
                <Lines items={benefits} className={styles.benefits} />
                <PageLink page={page}>{t.rich('more', { title, about: visuallyHidden })}</PageLink>
              </div>
              <Screen name={t(`items.${id}.screen`)} />
            </div>
          ),
        };
      })}
    />
  );
}

const views = [
  { id: 'overview', Picture: OverviewPicture },
  { id: 'history', Picture: HistoryPicture },
  { id: 'alerts', Picture: AlertsPicture },
  { id: 'reporting', Picture: ReportingPicture },
  { id: 'regpilot', Picture: RegpilotPicture },
] as const;

/** Five views of the platform, drawn. */
export async function Preview() {
  const t = await getTranslations('landing.preview');
  return (
    <Slideshow
      id="preview"
      label={t('label')}
      indicators
      pictures
      slides={views.map(({ id, Picture }) => ({
        label: t(`items.${id}.name`),
        content: (
          <>
            {/* The picture already shows the view's name. */}
            <h3 className={styles.viewTitle}>
              <span className="visually-hidden">{t(`items.${id}.title`)}. </span>
              {t(`items.${id}.text`)}
            </h3>
            <Picture />
          </>
        ),
      }))}
    />
  );
}
