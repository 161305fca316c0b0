import { loadCover } from '@/loaders/covers';
import type { GuideData } from '@/loaders/schema/guide';
import styles from './cover.module.css';
import { coverName } from './cover-name';

interface CoverProps {
  cover: GuideData['cover'];
  /** Short name of the guide. */
  name: string;
}

/**
 * A guide's cover: the figure of its subject, with its acronym over it. Decorative, since it only repeats the
 * title.
 */
export function Cover({ cover, name }: CoverProps) {
  const { lines, size } = coverName(name);
  return (
    <svg
      viewBox="0 0 480 300"
      width="480"
      height="300"
      className={`${styles.cover} ${styles[cover.colour]}`}
      aria-hidden="true"
      data-search-skip
    >
      <path d="M0 0h480v300H0z" className={styles.ground} />
      {loadCover(cover.figure).map(({ paint, d }) => (
        <path key={paint + d} className={styles[paint]} d={d} />
      ))}
      {lines.map((line, place) => (
        <text
          key={line}
          x="28"
          y={268 - (lines.length - 1 - place) * size}
          fontSize={size}
          className={styles.name}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
