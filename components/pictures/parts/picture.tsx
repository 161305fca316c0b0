import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  /** Text alternative: what the picture shows, in one or two sentences. */
  description: string;
  children: ReactNode;
}

/**
 * A product picture drawn in code, labelled as an illustration. Screen readers get the description
 * instead of the sample data.
 */
export async function Picture({ description, children }: PictureProps) {
  const t = await getTranslations('pictures');
  return (
    <figure className={styles.picture} data-search-skip>
      <figcaption className={styles.caption}>
        {t('label')}
        <span className="visually-hidden"> {description}</span>
      </figcaption>
      <div className={styles.sheet} aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}
