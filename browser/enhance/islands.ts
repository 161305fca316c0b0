import { readDraft, restoreDraft, writeDraft } from '@/lib/browser/draft';
import { announceFailedLoad, reload } from '@/lib/browser/loading';

const INTERACTIONS = ['pointerdown', 'touchstart', 'focusin'] as const;
/** How close to the viewport an island starts, as a margin for IntersectionObserver. */
const NEAR = '100%';

/**
 * Starts the islands of the page (browser/islands/island.tsx) on the visitor's first interaction, or when the
 * browser is idle after the load event; those that can wait, when they come near the viewport or a key is
 * pressed. An island whose scripts fail to load stays the HTML it is.
 */
export function startIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return;
  // Dispatched when an island throws (browser/islands/runtime/start.tsx) or part of it fails to load.
  addEventListener('islanderror', offerReload);

  const started = new Set<Element>();
  const startOnce = (island: HTMLElement) => {
    if (started.has(island)) return;
    started.add(island);
    void start(island);
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) startOnce(target as HTMLElement);
      },
      { rootMargin: NEAR },
    );
    for (const island of islands) {
      if (island.dataset.start === 'near') observer.observe(island);
      else startOnce(island);
    }
  };
  for (const type of INTERACTIONS)
    addEventListener(type, begin, { capture: true, once: true, passive: true });
  // Keyboard users must not find that controls have appeared behind them.
  addEventListener('keydown', () => islands.forEach(startOnce), { capture: true, once: true });

  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(begin, { timeout: 2000 })
      : setTimeout(begin, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

type IslandModule = { default: (island: HTMLElement) => Promise<void> };

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads the scripts that the island names, its own and those it shares, and runs it. */
async function start(island: HTMLElement): Promise<void> {
  const [own = '', ...shared] = island.dataset.island?.split(' ') ?? [];
  // In parallel, rather than one import after another.
  for (const href of [own, ...shared]) preload(href);
  try {
    // Each is evaluated in a task of its own, so that the page responds in between: together they are a long task.
    for (const href of shared) {
      await import(href);
      await nextTask();
    }
    const { default: run }: IslandModule = await import(own);
    await run(island);
  } catch (error) {
    if (announceFailedLoad(error)) offerReload();
  }
}

function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href });
  document.head.append(link);
}

/** Offers to reload a page whose island has failed, and saves form input until then. */
function offerReload(): void {
  // Hides controls that would wait for an island in vain (browser/islands/sign-in/styles.ts).
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

/**
 * Saves form input across a reload when the form's island has failed. Uses the storage key in
 * `data-draft`, so that the island restores the draft once it runs again.
 */
function keepDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  const key = form?.dataset.draft;
  if (!form || !key) return;

  const draft = readDraft(key);
  restoreDraft(form, draft);
  const save = () => {
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    writeDraft(key, { ...draft, ...Object.fromEntries(typed) });
  };
  addEventListener('pagehide', save);
  // Once submitted, there is no draft to keep.
  form.addEventListener('submit', () => {
    removeEventListener('pagehide', save);
    writeDraft(key, null);
  });
}
