import styles from './toast.module.css';

interface ToastProps {
  at: 'top' | 'bottom';
  /** Hook for the enhancer; its value is the text to show. */
  [attribute: `data-${string}`]: string;
}

/** A status that floats over the page once the enhancer has something to say. */
export const Toast = ({ at, ...data }: ToastProps) => (
  <p className={`${styles.toast} ${styles[at]}`} role="status" data-screen-only {...data} />
);
