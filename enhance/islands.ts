import { trustOwnScripts } from './trusted-scripts';

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Loads the framework's scripts on pages with an island: at the visitor's first interaction, or when
 * the browser is idle after the page has loaded. The build lists them in the page (hosting/).
 */
export function loadIslands(): void {
  const list = document.querySelector('script[data-framework]');
  if (!list?.textContent) return;
  const sources: string[] = JSON.parse(list.textContent);

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    trustOwnScripts();
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = source;
      script.async = true;
      document.head.append(script);
    }
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
