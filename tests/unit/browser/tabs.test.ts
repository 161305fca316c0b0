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

it('moves with arrows, Home and End, wraps around, and adds no history entries', () => {
  enhanceTabs();
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
