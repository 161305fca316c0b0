import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import styles from './scroll-table.module.css';

/** The words of a table's caption. */
const captionOf = (children: ReactNode): string | undefined =>
  Children.toArray(children)
    .filter((child) => isValidElement<{ children?: ReactNode }>(child))
    .filter(({ type }) => type === 'caption')
    .map(({ props }) => Children.toArray(props.children).join(''))[0];

/** A table in prose, named by its caption. A wide one is a scroll container, so it must be reachable by keyboard. */
export const ScrollTable = ({ label, ...props }: ComponentProps<'table'> & { label: string }) => {
  const name = captionOf(props.children) ?? label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      <table {...props} />
    </div>
  );
};
