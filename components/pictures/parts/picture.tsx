import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  /** What the picture shows, in one line; its lists say the rest. */
  name: string;
  /** Class of the frame, where it is not a sheet of paper. */
  frame?: string | undefined;
  children: ReactNode;
}

/** A product picture drawn in code, labelled as an illustration, that screen readers read as it stands. */
export async function Picture({ name, frame = styles.sheet, children }: PictureProps) {
  const t = await getTranslations('pictures');
  return (
    <figure className={styles.picture} data-search-skip>
      <figcaption className={styles.caption}>
        {t('label')}
        <span className="visually-hidden"> {name}</span>
      </figcaption>
      <div className={frame}>{children}</div>
    </figure>
  );
}
