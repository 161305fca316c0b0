import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Island } from '@/browser/islands/island';
import styles from './slideshow.module.css';

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
export async function Slideshow({ id, label, slides }: SlideshowProps) {
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
