import { reload } from '@/lib/browser/reload';
import { keepDraft } from './draft';

/** Offers to reload a page whose island has failed, and saves form input until then. */
export function offerReload(): void {
  // Hides controls that would wait for an island in vain (islands/sign-in/styles.ts).
  document.documentElement.dataset.islands = 'failed';
  const offer = document.querySelector<HTMLElement>('[data-reload-offer]');
  if (!offer?.hidden) return;
  offer.hidden = false;
  offer.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    offer.hidden = true;
  });
  // The link alone would drop the fragment, in which the checker keeps its answers.
  offer.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    reload();
  });
  keepDraft();
}
