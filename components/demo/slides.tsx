import { getTranslations } from 'next-intl/server';
import { AlertsPicture } from '@/components/pictures/changes';
import { CoveragePicture } from '@/components/pictures/coverage';
import { OverviewPicture } from '@/components/pictures/overview';
import { Unlabelled } from '@/components/pictures/parts';
import { RegpilotPicture } from '@/components/pictures/regpilot';
import styles from './slides.module.css';

const slides = [
  { id: 'overview', picture: <OverviewPicture /> },
  { id: 'alerts', picture: <AlertsPicture /> },
  { id: 'reporting', picture: <CoveragePicture /> },
  { id: 'regpilot', picture: <RegpilotPicture /> },
] as const;

/** Four product screens: scrolled by touch, wheel or arrow keys, and all in view where there is room. */
export async function Slides() {
  const t = await getTranslations('signup.slides');
  const pictures = await getTranslations('pictures');
  return (
    <section
      id="screens"
      aria-labelledby="screens-title"
      className={`band surface ${styles.slides}`}
    >
      <header className={`page stack ${styles.head}`}>
        <h2 id="screens-title">{t('title')}</h2>
        <p className="lead">{t('lead')}</p>
        <p className="small">{pictures('label')}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of screens, not form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={t('label')}>
        <ol role="list" className={styles.list}>
          {slides.map(({ id, picture }) => (
            <li key={id} className={styles.slide}>
              <h3>{t(`items.${id}.title`)}</h3>
              <p className={`quiet ${styles.text}`}>{t(`items.${id}.text`)}</p>
              <Unlabelled>{picture}</Unlabelled>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
