import { getTranslations } from 'next-intl/server';
import { Unlabelled } from '@/components/pictures/parts';
import { AlertsPicture } from '@/components/pictures/views/changes';
import { OverviewPicture, ReportingPicture } from '@/components/pictures/views/overview';
import { RegpilotPicture } from '@/components/pictures/views/regpilot';
import styles from './slides.module.css';

const slides = [
  { id: 'overview', picture: <OverviewPicture /> },
  { id: 'alerts', picture: <AlertsPicture /> },
  { id: 'reporting', picture: <ReportingPicture /> },
  { id: 'regpilot', picture: <RegpilotPicture /> },
] as const;

/** Id of the row that the controls scroll. */
const ROW = 'screens-row';

/** Four product screens side by side, scrolled by touch, wheel, arrow keys or the controls of browser/enhance/slides.ts. */
export async function Slides() {
  const t = await getTranslations('signup.slides');
  const pictures = await getTranslations('pictures');
  return (
    <section id="screens" aria-labelledby="screens-title" className={styles.slides}>
      <header className={styles.head}>
        <h2 id="screens-title">{t('title')}</h2>
        <p className={`lead ${styles.lead}`}>{t('lead')}</p>
        <p className="small">{pictures('label')}</p>
        <Controls />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of screens, not form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div id={ROW} className={styles.scroller} tabIndex={0} role="group" aria-label={t('label')}>
        <ol role="list" className={styles.list}>
          {slides.map(({ id, picture }, index) => (
            <li key={id} className={styles.slide}>
              <h3 className={styles.title}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {t(`items.${id}.title`)}
              </h3>
              <p className={styles.text}>{t(`items.${id}.text`)}</p>
              <Unlabelled>{picture}</Unlabelled>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** To the previous and the next screen; hidden until the script has come. */
async function Controls() {
  const t = await getTranslations('signup.slides');
  const carousel = await getTranslations('landing.carousel');
  const title = { carousel: t('title') };
  const arrow = (label: string, path: string) => (
    <button type="button" className="arrow" aria-controls={ROW} aria-label={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: controls of slides, not form fields
    <div
      role="group"
      aria-label={carousel('choose', title)}
      className={styles.controls}
      data-slides={ROW}
    >
      {arrow(carousel('previous', title), 'M14 8H2.5M7 3 2 8l5 5')}
      {arrow(carousel('next', title), 'M2 8h11.5M9 3l5 5-5 5')}
    </div>
  );
}
