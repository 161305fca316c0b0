import { offerReload, reportFailedScript } from './offer-reload';

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Delays hydration on pages with an island: loads the framework's scripts on the visitor's first
 * interaction, or when the browser is idle after the load event. The build lists them in the page
 * (postprocess/). If one fails to load, the framework never starts and the page stays static HTML.
 */
export function loadIslands(): void {
  const list = document.querySelector('script[data-framework]');
  if (!list?.textContent) return;
  const sources: string[] = JSON.parse(list.textContent);

  // Dispatched when an island throws (layout/island-error-fallback.tsx) or a lazy import fails (ui/load-lazily.ts).
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
 * Runs the scripts, the Turbopack runtime last (preloaded meanwhile). The runtime doesn't wait for a
 * chunk that fails late: the framework would start without it and replace the page with an error.
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

/** Resolves when the script has run. If it fails to load, reports it and never resolves. */
const load = (source: string): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reportFailedScript(source), { once: true });
    document.head.append(script);
  });
