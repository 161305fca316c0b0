import { keepDraft } from './draft';

/** Offers to reload a page whose island is missing, and keeps what is typed until then. */
export function offerReload(): void {
  // What waits for an island waits no longer (components/account/styles.ts).
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
 * Announces that a script of the page's islands could not be loaded, by a cancelable `preloaderror`
 * event on the window (as components/ui/load-lazily.ts does for what islands load themselves).
 * Unless a listener takes the failure in hand (preventDefault), offers to reload.
 */
export function reportFailedScript(source: string): void {
  const detail = new Error(`${source} could not be loaded.`);
  const event = new CustomEvent('preloaderror', { cancelable: true, detail });
  if (dispatchEvent(event)) offerReload();
}
