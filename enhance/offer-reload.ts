import { keepDraft } from './draft';

/** Offers to reload a page whose island has failed, and saves form input until then. */
export function offerReload(): void {
  // Hides controls that would wait for an island in vain (components/account/styles.ts).
  document.documentElement.dataset.islands = 'failed';
  const offer = document.querySelector<HTMLElement>('[data-reload-offer]');
  if (!offer?.hidden) return;
  offer.hidden = false;
  offer.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    offer.hidden = true;
  });
  keepDraft();
}

/**
 * Reports a framework script that failed to load, with a cancelable `preloaderror` event on window (as
 * components/ui/load-lazily.ts does for lazy imports). Offers a reload unless a listener handles it by
 * calling preventDefault().
 */
export function reportFailedScript(source: string): void {
  const detail = new Error(`${source} could not be loaded.`);
  const event = new CustomEvent('preloaderror', { cancelable: true, detail });
  if (dispatchEvent(event)) offerReload();
}
