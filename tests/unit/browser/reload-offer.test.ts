/** @jest-environment jsdom */
import { startIslands } from '@/browser/enhance/islands';

/** Starts the page's island, whose script is nowhere. */
const fail = async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve, 20));
};
const offer = () => document.querySelector<HTMLElement>('[data-reload-offer]') as HTMLElement;

const uncaught = jest.fn((event: ErrorEvent) => event.preventDefault());
beforeAll(() => window.addEventListener('error', uncaught));

beforeEach(() => {
  uncaught.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<div data-island="/gone.js"></div>
    <div role="status"><div data-reload-offer hidden><a href="/">Reload</a><button data-dismiss>x</button></div></div>`;
  Object.assign(window, { IntersectionObserver: class {} });
  startIslands();
});

it('dispatches an event for a failed script, and offers to reload', async () => {
  const listener = jest.fn();
  window.addEventListener('preloaderror', listener, { once: true });
  expect(offer().hidden).toBe(true);
  await fail();
  expect(listener.mock.calls[0][0]).toMatchObject({
    cancelable: true,
    detail: expect.objectContaining({ message: expect.stringContaining('/gone.js') }),
  });
  expect(uncaught).toHaveBeenCalledTimes(1);
  expect(offer().hidden).toBe(false);
  document.querySelector<HTMLElement>('[data-dismiss]')?.click();
  expect(offer().hidden).toBe(true);
});

it('offers nothing when a listener handles the failure', async () => {
  window.addEventListener('preloaderror', (event) => event.preventDefault(), { once: true });
  await fail();
  expect(offer().hidden).toBe(true);
  expect(uncaught).not.toHaveBeenCalled();
});
