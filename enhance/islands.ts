import { offerReload, reportFailedScript } from './offer-reload';

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Loads the framework's scripts on pages with an island: at the visitor's first interaction, or when
 * the browser is idle after the page has loaded. The build lists them in the page (postprocess/). When one
 * does not come, none of the framework runs: the page stays the document it is.
 */
export function loadIslands(): void {
  const list = document.querySelector('script[data-framework]');
  if (!list?.textContent) return;
  const sources: string[] = JSON.parse(list.textContent);

  // Sent when an island has thrown (components/layout/island-error-fallback.tsx) or lacks a part (ui/load-lazily.ts).
  addEventListener('islanderror', offerReload);

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    void run(sources);
  };
  for (const type of INTERACTIONS)
    addEventListener(type, start, { capture: true, once: true, passive: true });

  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/**
 * Runs the scripts: last the one that starts the others, fetched meanwhile. It would start without one
 * that fails late, and the framework then put an error in place of the page.
 */
async function run(sources: readonly string[]): Promise<void> {
  const starter = sources.find((source) => source.includes('/turbopack-'));
  if (starter) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: starter });
    document.head.append(link);
  }
  await Promise.all(sources.filter((source) => source !== starter).map(load));
  if (starter) void load(starter);
}

/** Resolves when the script has run; one that does not come is reported, and waited for without end. */
const load = (source: string): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reportFailedScript(source), { once: true });
    document.head.append(script);
  });
