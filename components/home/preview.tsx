import { getTranslations } from 'next-intl/server';
import { AlertsPicture, HistoryPicture } from '@/components/pictures/views/changes';
import { OverviewPicture, ReportingPicture } from '@/components/pictures/views/overview';
import { RegpilotPicture } from '@/components/pictures/views/regpilot';
import styles from './preview.module.css';
import { Slideshow } from './slideshow';

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
            <h3 className={styles.title}>
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
