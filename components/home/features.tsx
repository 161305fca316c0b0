import { getTranslations } from 'next-intl/server';
import { TrailCrop } from '@/components/pictures/auditability/trail';
import { ClausesCrop } from '@/components/pictures/frameworks';
import { RegisterCrop } from '@/components/pictures/integrations';
import { FeedCrop } from '@/components/pictures/monitoring';
import { ChecklistCrop } from '@/components/pictures/regpilot';
import { ObligationsCrop } from '@/components/pictures/simulator/obligations';
import { PageLink } from '@/ui/links';
import { Lines } from '@/ui/lists';
import { visuallyHidden } from '@/ui/marks';
import styles from './features.module.css';
import { Slideshow } from './slideshow';

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
                <h3 className={styles.title}>{title}</h3>
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
