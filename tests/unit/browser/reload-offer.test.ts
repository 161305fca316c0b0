/** @jest-environment jsdom */
import { loadIslands } from '@/enhance/islands';

/** The reload offer after an island or its script has failed. */
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

// A sent form no longer saves a draft on unload.
afterEach(() => document.querySelector('form')?.dispatchEvent(new Event('submit')));

it('dispatches an event for a failed script, and offers to reload', () => {
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

it('offers nothing when a listener handles the failure', () => {
  window.addEventListener('preloaderror', (event) => event.preventDefault(), { once: true });
  failed();
  expect(offer().hidden).toBe(true);
});

it('offers to reload when an island throws', () => {
  window.dispatchEvent(new Event('islanderror'));
  expect(offer().hidden).toBe(false);
});

it('keeps typed values across the reload, together with the island’s draft', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ requestId: '1', firstName: 'Ada', message: 'a' }));
  field('message').value = 'typed';
  failed();
  expect([field('firstName').value, field('message').value]).toEqual(['Ada', 'typed']);
  field('sector').value = 'energy';
  leave();
  expect(draft()).toEqual({ requestId: '1', firstName: 'Ada', sector: 'energy', message: 'typed' });
});

it('discards the draft once the form is sent', () => {
  failed();
  field('firstName').value = 'Ada';
  document.querySelector('form')?.dispatchEvent(new Event('submit'));
  leave();
  expect(draft()).toBeNull();
});

it('starts afresh when the draft is unreadable', () => {
  sessionStorage.setItem(KEY, '{"firstName');
  failed();
  field('firstName').value = 'Ada';
  leave();
  expect(draft()).toMatchObject({ firstName: 'Ada' });
});

it('saves nothing and breaks nothing when storage is blocked', () => {
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
