import type { ComponentProps } from 'react';
import styles from './scroll-table.module.css';

/** A table in prose. A wide one is a scroll container, so it must be reachable by keyboard. */
export const ScrollTable = ({ label, ...props }: ComponentProps<'table'> & { label: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
  <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
    <table {...props} />
  </div>
);
