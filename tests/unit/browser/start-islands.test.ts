/** @jest-environment jsdom */
import { startIslands } from '@/browser/enhance/islands';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const mockStart = jest.fn();
jest.mock('/carousel.js', () => ({ __esModule: true, default: mockStart }), { virtual: true });
jest.mock('/shared.js', () => ({}), { virtual: true });

describe('islands', () => {
  /** Says that what is observed has come near the viewport. */
  let comeNear: (() => void) | undefined;
  const started = () => mockStart.mock.calls.map(([island]) => island.id);
  /** Lets each script run in a task of its own. */
  const settle = () => jest.advanceTimersByTimeAsync(10);

  beforeEach(() => {
    mockStart.mockClear();
    document.head.innerHTML = '';
    document.body.innerHTML = `<div id="first" data-island="/carousel.js /shared.js"></div>
      <div id="below" data-island="/carousel.js /shared.js" data-start="near"></div>`;
    const observed: Element[] = [];
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(notify: (entries: object[], observer: object) => void) {
          comeNear = () =>
            notify(
              observed.map((target) => ({ target, isIntersecting: true })),
              this,
            );
        }
        observe = (element: Element) => observed.push(element);
        unobserve = () => undefined;
      },
    });
  });

  it('start once, at the first interaction, with what they share preloaded once', async () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    startIslands();
    await settle();
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('focusin'));
    await settle();
    expect(started()).toEqual(['first']);
    comeNear?.();
    await settle();
    expect(started()).toEqual(['first', 'below']);
    const preloads = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [
      rel,
      href,
    ]);
    expect(preloads).toEqual([
      ['modulepreload', 'http://localhost/carousel.js'],
      ['modulepreload', 'http://localhost/shared.js'],
    ]);
  });

  it('all start for keyboard users, before the focus reaches them', async () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    startIslands();
    window.dispatchEvent(new Event('keydown'));
    await settle();
    expect(started()).toEqual(['first', 'below']);
    comeNear?.();
    await settle();
    expect(started()).toHaveLength(2);
  });
});
