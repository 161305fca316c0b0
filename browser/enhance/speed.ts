import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

export const measureSpeed = (): void => rateTo(SPEED);

/** Sends how Core Web Vitals were rated, and for which kind of page, once: when the page is first hidden or left. */
export function rateTo(receiver: string): void {
  const rated = new URLSearchParams({ page: document.documentElement.dataset.kind ?? '' });
  const rate = ({ name, rating }: Metric) => rated.set(name, rating);
  onCLS(rate);
  onINP(rate);
  onLCP(rate);
  // The library hears of it first, and rates what it has measured until then.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    if ([...rated].length > 1) navigator.sendBeacon(receiver, rated);
  });
}
