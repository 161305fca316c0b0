import { getTranslations } from 'next-intl/server';
import { FeatureFigure } from '@/components/pictures/features/feature-figure';
import { PageLink } from '@/components/ui/page-link';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import styles from './features.module.css';
import { Slideshow } from './slideshow';

/** The six features, each with the page that details it. */
const features = [
  { id: 'frameworks', page: 'frameworks' },
  { id: 'monitoring', page: 'monitoring' },
  { id: 'regpilot', page: 'regpilot' },
  { id: 'collection', page: 'integrations' },
  { id: 'auditability', page: 'auditability' },
  { id: 'simulator', page: 'simulator' },
] as const;

/** Six features: the benefit of each, and a drawing of it. */
export async function Features() {
  const t = await getTranslations('landing.features');
  const nav = await getTranslations('nav');
  return (
    <Slideshow
      id="features"
      label={t('label')}
      indicators
      slides={features.map(({ id, page }) => {
        const title = t(`items.${id}.title`);
        const benefits: string[] = t.raw(`items.${id}.benefits`);
        return {
          label: nav(page),
          content: (
            <div className={styles.feature}>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <ul role="list" className={styles.benefits}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <PageLink page={page}>{t.rich('more', { title, about: visuallyHidden })}</PageLink>
              </div>
              <FeatureFigure figure={id} alt={t(`items.${id}.alt`)} />
            </div>
          ),
        };
      })}
    />
  );
}
