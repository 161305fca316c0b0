import { site } from '@/config/site';
import styles from './logo.module.css';
import { logoMark } from './logo-mark';

/** The logo: a paragraph mark over a highlighted line, and the brand name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect {...logoMark.line} className={styles.line} />
        <path className={styles.mark} d={logoMark.sign} />
      </svg>
      <span className={styles.name}>{site.brand}</span>
    </span>
  );
}
