/** @jest-environment jsdom */
import { enhanceTabs } from '@/browser/enhance/tabs';

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`No #${id}`);
  return found;
};
const tabs = () => [...document.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
const selected = () =>
  tabs()
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.hash);
const shown = () =>
  ['privacy', 'terms', 'cookies'].filter((id) => !byId(id).hidden).map((id) => `#${id}`);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const start = (hash = '') => {
  history.replaceState(null, '', hash || location.pathname);
  enhanceTabs();
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `
    <div data-tabs>
      <nav aria-label="Textes" data-tab-list>
        <ul role="list">
          <li><a href="#privacy">P</a></li><li><a href="#terms">T</a></li><li><a href="#cookies">C</a></li>
        </ul>
      </nav>
      <section id="privacy" aria-labelledby="privacy-title"><h2 id="privacy-title">P</h2></section>
      <section id="terms"><h2>T</h2></section>
      <section id="cookies"><h2>C</h2><h3 id="cookies-site">S</h3></section>
    </div>
    <p id="main">elsewhere</p>`;
});

it('adds the ARIA roles, and opens the first panel', () => {
  start();
  const list = document.querySelector('[data-tab-list]');
  expect(list).toHaveAttribute('role', 'tablist');
  expect(list).toHaveAttribute('aria-label', 'Textes');
  expect(document.querySelectorAll('li[role="presentation"]')).toHaveLength(3);
  for (const tab of tabs()) {
    const panel = byId(tab.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('role', 'tabpanel');
    expect(panel).toHaveAttribute('aria-labelledby', tab.id);
  }
  expect(selected()).toEqual(['#privacy']);
  expect(shown()).toEqual(['#privacy']);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

it.each([
  ['#terms', '#terms'],
  ['#cookies-site', '#cookies'],
  ['#main', '#privacy'],
  ['#nothing', '#privacy'],
])('opens for %s the panel %s', (hash, panel) => {
  start(hash);
  expect(shown()).toEqual([panel]);
});

it('moves with arrows, Home and End, wraps around, and adds no history entries', () => {
  start();
  const before = history.length;
  tabs()[0]?.focus();
  const steps: [string, string][] = [
    ['ArrowDown', '#terms'],
    ['ArrowRight', '#cookies'],
    ['ArrowDown', '#privacy'],
    ['ArrowUp', '#cookies'],
    ['ArrowLeft', '#terms'],
    ['Home', '#privacy'],
    ['End', '#cookies'],
  ];
  for (const [key, hash] of steps) {
    press(key);
    expect([key, ...selected(), ...shown()]).toEqual([key, hash, hash]);
    expect(document.activeElement).toBe(tabs().find((tab) => tab.hash === hash));
    expect(location.hash).toBe(hash);
  }
  expect(history.length).toBe(before);
});
