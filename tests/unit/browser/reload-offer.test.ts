/** @jest-environment jsdom */
import { loadIslands } from '@/enhance/islands';

/** What enhance/ does once an island's script has failed, or the island itself. */
const KEY = 'draft';
const failed = () =>
  document.head.querySelector('script[src="/b.js"]')?.dispatchEvent(new Event('error'));
const offer = () => document.querySelector<HTMLElement>('[data-reload-offer]') as HTMLElement;
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const draft = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" data-framework>["/a.js","/b.js"]</script>
    <form data-draft="${KEY}"><input name="firstName"><select name="sector"><option value=""></option>
    <option value="energy">Energy</option></select><textarea name="message"></textarea></form>
    <div role="status"><div data-reload-offer hidden><button data-dismiss>x</button></div></div>`;
  loadIslands();
  window.dispatchEvent(new Event('pointerdown'));
});

// A form that has been sent no longer waits for the page to be left.
afterEach(() => document.querySelector('form')?.dispatchEvent(new Event('submit')));

it('announces a script that has failed, and offers to reload', () => {
  const listener = jest.fn();
  window.addEventListener('preloaderror', listener, { once: true });
  expect(offer().hidden).toBe(true);
  failed();
  expect(listener.mock.calls[0][0]).toMatchObject({
    cancelable: true,
    detail: new Error('/b.js could not be loaded.'),
  });
  expect(offer().hidden).toBe(false);
  document.querySelector<HTMLElement>('[data-dismiss]')?.click();
  expect(offer().hidden).toBe(true);
});

it('offers nothing when a listener has handled the failure', () => {
  window.addEventListener('preloaderror', (event) => event.preventDefault(), { once: true });
  failed();
  expect(offer().hidden).toBe(true);
});

it('offers to reload when an island has thrown', () => {
  window.dispatchEvent(new Event('islanderror'));
  expect(offer().hidden).toBe(false);
});

it('keeps what is typed over the reload, with what the island had noted', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ requestId: '1', firstName: 'Ada', message: 'a' }));
  field('message').value = 'typed';
  failed();
  expect([field('firstName').value, field('message').value]).toEqual(['Ada', 'typed']);
  field('sector').value = 'energy';
  leave();
  expect(draft()).toEqual({ requestId: '1', firstName: 'Ada', sector: 'energy', message: 'typed' });
});

it('forgets what has been sent', () => {
  failed();
  field('firstName').value = 'Ada';
  document.querySelector('form')?.dispatchEvent(new Event('submit'));
  leave();
  expect(draft()).toBeNull();
});

it('starts afresh where the draft cannot be read', () => {
  sessionStorage.setItem(KEY, '{"firstName');
  failed();
  field('firstName').value = 'Ada';
  leave();
  expect(draft()).toMatchObject({ firstName: 'Ada' });
});

it('keeps nothing, and breaks nothing, where storage is refused', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked');
    });
  }
  failed();
  expect(leave).not.toThrow();
  jest.restoreAllMocks();
  expect(draft()).toBeNull();
});
