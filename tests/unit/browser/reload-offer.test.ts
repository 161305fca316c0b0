/** @jest-environment jsdom */
import { startIslands } from '@/enhance/islands';

/** What enhance/ does once an island's script has failed, or the island itself. */
const KEY = 'draft';
/** Starts the page's island, whose script is nowhere. */
const fail = async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve));
};
const offer = () => document.querySelector<HTMLElement>('[data-reload-offer]') as HTMLElement;
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const draft = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<div data-island="/gone.js"></div>
    <form data-draft="${KEY}"><input name="firstName"><select name="sector"><option value=""></option>
    <option value="energy">Energy</option></select><textarea name="message"></textarea></form>
    <div role="status"><div data-reload-offer hidden><button data-dismiss>x</button></div></div>`;
  Object.assign(window, { IntersectionObserver: class {} });
  startIslands();
});

// A form that has been sent no longer waits for the page to be left.
afterEach(() => document.querySelector('form')?.dispatchEvent(new Event('submit')));

it('announces a script that has failed, and offers to reload', async () => {
  const listener = jest.fn();
  window.addEventListener('preloaderror', listener, { once: true });
  expect(offer().hidden).toBe(true);
  await fail();
  expect(listener.mock.calls[0][0]).toMatchObject({
    cancelable: true,
    detail: expect.objectContaining({ message: expect.stringContaining('/gone.js') }),
  });
  expect(offer().hidden).toBe(false);
  document.querySelector<HTMLElement>('[data-dismiss]')?.click();
  expect(offer().hidden).toBe(true);
});

it('offers nothing when a listener has handled the failure', async () => {
  window.addEventListener('preloaderror', (event) => event.preventDefault(), { once: true });
  await fail();
  expect(offer().hidden).toBe(true);
});

it('offers to reload when an island has thrown', async () => {
  window.dispatchEvent(new Event('islanderror'));
  expect(offer().hidden).toBe(false);
});

it('keeps what is typed over the reload, with what the island had noted', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ requestId: '1', firstName: 'Ada', message: 'a' }));
  field('message').value = 'typed';
  await fail();
  expect([field('firstName').value, field('message').value]).toEqual(['Ada', 'typed']);
  field('sector').value = 'energy';
  leave();
  expect(draft()).toEqual({ requestId: '1', firstName: 'Ada', sector: 'energy', message: 'typed' });
});

it('forgets what has been sent', async () => {
  await fail();
  field('firstName').value = 'Ada';
  document.querySelector('form')?.dispatchEvent(new Event('submit'));
  leave();
  expect(draft()).toBeNull();
});

it('starts afresh where the draft cannot be read', async () => {
  sessionStorage.setItem(KEY, '{"firstName');
  await fail();
  field('firstName').value = 'Ada';
  leave();
  expect(draft()).toMatchObject({ firstName: 'Ada' });
});

it('keeps nothing, and breaks nothing, where storage is refused', async () => {
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
