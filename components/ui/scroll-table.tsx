import type { ComponentProps } from 'react';
import styles from './scroll-table.module.css';

/** A table of a text. A wide one scrolls by itself, so the keyboard must reach it. */
export const ScrollTable = ({ label, ...props }: ComponentProps<'table'> & { label: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
  <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
    <table {...props} />
  </div>
);
