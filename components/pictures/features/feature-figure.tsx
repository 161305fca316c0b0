import styles from './feature-figure.module.css';
import figures from './feature-figures.svg';

interface FeatureFigureProps {
  /** Id of the drawing in feature-figures.svg. */
  figure: string;
  alt: string;
}

export function FeatureFigure({ figure, alt }: FeatureFigureProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      width="320"
      height="240"
      className={styles.figure}
      role="img"
      aria-label={alt}
    >
      <use href={`${figures.src}#${figure}`} />
    </svg>
  );
}
