interface Pair {
  tab: HTMLAnchorElement;
  panel: HTMLElement;
}

/**
 * Turns a list of links to sections into tabs, following the ARIA Authoring Practices. Expects
 * `<div data-tabs>` around `<nav data-tab-list>` and the sections. The URL hash holds the selected tab.
 */
export function enhanceTabs(): void {
  const root = document.querySelector<HTMLElement>('[data-tabs]');
  const list = root?.querySelector<HTMLElement>('[data-tab-list]');
  if (!root || !list) return;
  const pairs = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((tab) => {
    const panel = document.getElementById(tab.hash.slice(1));
    return panel ? { tab, panel } : [];
  });
  if (pairs.length === 0) return;
  setRoles(list, pairs);

  const select = (chosen: Pair) => {
    for (const { tab, panel } of pairs) {
      const open = panel === chosen.panel;
      tab.setAttribute('aria-selected', String(open));
      tab.tabIndex = open ? 0 : -1;
      panel.hidden = !open;
    }
  };
  /** Selects the panel that is, or contains, the target of the URL hash. */
  const follow = (): boolean => {
    const id = location.hash.slice(1);
    const target = id ? document.getElementById(id) : null;
    const chosen = id ? pairs.find(({ panel }) => panel.contains(target)) : pairs[0];
    if (!chosen) return false;
    select(chosen);
    if (target) (target === chosen.panel ? root : target).scrollIntoView();
    return true;
  };

  for (const pair of pairs) {
    pair.tab.addEventListener('click', (event) => {
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (location.hash !== pair.tab.hash) history.pushState(null, '', pair.tab.hash);
      select(pair);
      if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
    });
    pair.tab.addEventListener('keydown', (event) => {
      const next = reached(event.key, pairs, pair);
      if (!next) return;
      event.preventDefault();
      // Arrow keys replace the history entry; Enter and clicks push a new one.
      if (next !== pair) history.replaceState(null, '', next.tab.hash);
      select(next);
      next.tab.focus();
    });
  }
  window.addEventListener('hashchange', () => {
    const fromTab = list.contains(document.activeElement);
    if (!follow()) return;
    const open = pairs.find(({ panel }) => !panel.hidden);
    makeFocusable(pairs);
    (fromTab ? open?.tab : open?.panel)?.focus({ preventScroll: true });
  });
  // Panels become focusable on the first key press only: otherwise the browser would focus the hash
  // target on page load and draw a focus ring around it.
  window.addEventListener('keydown', () => makeFocusable(pairs), { once: true, capture: true });
  if (!follow() && pairs[0]) select(pairs[0]);
}

function makeFocusable(pairs: readonly Pair[]): void {
  for (const { panel } of pairs) panel.tabIndex = 0;
}

function setRoles(list: HTMLElement, pairs: readonly Pair[]): void {
  list.setAttribute('role', 'tablist');
  for (const item of list.querySelectorAll('ul, li')) item.setAttribute('role', 'presentation');
  for (const { tab, panel } of pairs) {
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  }
}

/** The tab that a navigation key moves to; undefined for other keys. */
function reached(key: string, pairs: readonly Pair[], from: Pair): Pair | undefined {
  const index = pairs.indexOf(from);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return pairs[(index + 1) % pairs.length];
    case 'ArrowUp':
    case 'ArrowLeft':
      return pairs.at(index - 1);
    case 'Home':
      return pairs[0];
    case 'End':
      return pairs.at(-1);
    case ' ':
      return from;
    default:
      return undefined;
  }
}
