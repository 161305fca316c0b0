import type { GuideData } from '@/lib/content/schema/guide';
import styles from './cover.module.css';
import { figures } from './figures';

interface CoverProps {
  cover: GuideData['cover'];
}

/** A guide's cover, which says nothing that its title does not: an article in outline on the left, its subject's figure on the right. */
export function Cover({ cover }: CoverProps) {
  return (
    <svg
      viewBox="0 0 480 300"
      width="480"
      height="300"
      className={`${styles.cover} ${styles[cover.colour]}`}
      aria-hidden="true"
    >
      <rect width="480" height="300" className={styles.ground} />
      <text x="40" y="86" className={styles.sign}>
        §
      </text>
      <path d="M40 122h118M40 146h134M40 194h126M40 218h92" className={styles.text} />
      <rect x="36" y="160" width="112" height="20" className={styles.mark} />
      <path d="M40 170h104" className={styles.text} />
      <path d="M148 170h58" className={styles.link} />
      {figures[cover.figure].map(({ tag: Tag, paint, attributes }) => (
        <Tag key={JSON.stringify(attributes)} className={styles[paint]} {...attributes} />
      ))}
    </svg>
  );
}
