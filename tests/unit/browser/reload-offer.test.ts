/** @jest-environment jsdom */
import { startIslands } from '@/browser/enhance/islands';

const mockReload = jest.fn();
jest.mock('@/lib/browser/loading', () => ({
  ...jest.requireActual('@/lib/browser/loading'),
  reload: () => mockReload(),
}));

/** The reload offer after an island or its script has failed. */
const KEY = 'draft';
/** Starts the page's island, whose script is nowhere. */
const fail = async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve, 20));
};
const offer = () => document.querySelector<HTMLElement>('[data-reload-offer]') as HTMLElement;
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const draft = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

const uncaught = jest.fn((event: ErrorEvent) => event.preventDefault());
beforeAll(() => window.addEventListener('error', uncaught));

beforeEach(() => {
  uncaught.mockClear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<div data-island="/gone.js"></div>
    <form data-draft="${KEY}"><input name="firstName"><select name="sector"><option value=""></option>
    <option value="energy">Energy</option></select><textarea name="message"></textarea></form>
    <div role="status"><div data-reload-offer hidden><a href="/">Reload</a><button data-dismiss>x</button></div></div>`;
  Object.assign(window, { IntersectionObserver: class {} });
  startIslands();
});

// A sent form no longer saves a draft on unload.
afterEach(() => document.querySelector('form')?.dispatchEvent(new Event('submit')));

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

it('reloads the same address, with the fragment in which an island keeps its state', async () => {
  await fail();
  document.querySelector('a')?.click();
  expect(mockReload).toHaveBeenCalledTimes(1);
});

it('keeps typed values across the reload, together with the island’s draft', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ requestId: '1', firstName: 'Ada', message: 'a' }));
  field('message').value = 'typed';
  await fail();
  expect([field('firstName').value, field('message').value]).toEqual(['Ada', 'typed']);
  field('sector').value = 'energy';
  leave();
  expect(draft()).toEqual({ requestId: '1', firstName: 'Ada', sector: 'energy', message: 'typed' });
});

it('discards the draft once the form is sent', async () => {
  await fail();
  field('firstName').value = 'Ada';
  document.querySelector('form')?.dispatchEvent(new Event('submit'));
  leave();
  expect(draft()).toBeNull();
});

it('starts afresh when the draft is unreadable', async () => {
  sessionStorage.setItem(KEY, '{"firstName');
  await fail();
  field('firstName').value = 'Ada';
  leave();
  expect(draft()).toMatchObject({ firstName: 'Ada' });
});

it('saves nothing and breaks nothing when storage is blocked', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked');
    });
  }
  await fail();
  expect(leave).not.toThrow();
  jest.restoreAllMocks();
  expect(draft()).toBeNull();
});
