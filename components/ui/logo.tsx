import { site } from '@/lib/config/site';
import styles from './logo.module.css';

/** The logo's paths in a 32 by 32 field: a highlighted line, and a paragraph mark over it. */
export const logoMark = {
  line: { x: 1, y: 18, width: 30, height: 8 },
  sign: 'M20.6 9.2c-.5-2.3-2.2-3.7-4.7-3.7-2.7 0-4.6 1.6-4.6 3.9 0 5.1 9.8 4.6 9.8 9.3 0 1.9-1.3 3.2-3.3 3.6M11.4 22.8c.5 2.3 2.2 3.7 4.7 3.7 2.7 0 4.6-1.6 4.6-3.9 0-5.1-9.8-4.6-9.8-9.3 0-1.9 1.3-3.2 3.3-3.6',
} as const;

/** The logo: a paragraph mark over a highlighted line, and the brand name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="2rem" height="2rem" aria-hidden="true">
        <rect {...logoMark.line} className={styles.line} />
        <path
          d={logoMark.sign}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.name}>{site.brand}</span>
    </span>
  );
}
