/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterHydration } from '@/browser/islands/build/internals';
import { loadLazily } from '@/browser/islands/runtime/hooks';
import { start } from '@/browser/islands/runtime/start';

/** A form that breaks when it is told to, on arrival or later. */
function Fragile({ label, broken }: { label: string; broken: boolean }) {
  const [failing, setFailing] = useState(false);
  useEffect(() => {
    if (broken) throw new Error('Broken on purpose');
  }, [broken]);
  if (failing) throw new Error('Broken on purpose');
  return (
    <form>
      <label htmlFor="name">{label}</label>
      <input id="name" />
      <button type="button" onClick={() => setFailing(true)}>
        Break
      </button>
    </form>
  );
}

const root = () => document.getElementById('fragile') as HTMLElement;
const field = () => document.querySelector('input') as HTMLInputElement;
const failed = jest.fn();

/** Writes the island as the server does, and starts it. */
async function startFragile(broken: boolean): Promise<void> {
  const props = { label: 'Name', broken };
  const html = renderToString(<Fragile {...props} />);
  document.body.innerHTML = `<div id="fragile">${html}</div>
    <script type="application/json">${JSON.stringify(props)}</script>`;
  field().value = 'Ada';
  field().focus();
  await act(async () => start(Fragile, root()));
}

describe('an island', () => {
  beforeEach(() => {
    Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    failed.mockClear();
    addEventListener('islanderror', failed);
  });
  afterEach(() => {
    removeEventListener('islanderror', failed);
    jest.restoreAllMocks();
  });

  it('hydrates the island with the data beside it, without touching what was typed', async () => {
    await startFragile(false);
    expect(field()).toHaveValue('Ada');
    expect(field()).toHaveFocus();
    expect(failed).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['on arrival', true],
    ['later', false],
  ])(
    'puts back what the server wrote, with what was typed, when it throws %s',
    async (_when, broken) => {
      await startFragile(broken);
      if (!broken) {
        field().value = 'Ada Byron';
        field().focus();
        await act(async () => document.querySelector('button')?.click());
      }
      expect(root().textContent).toBe('NameBreak');
      expect(field()).toHaveValue(broken ? 'Ada' : 'Ada Byron');
      expect(field()).toHaveFocus();
      expect(failed).toHaveBeenCalled();
    },
  );
});

describe('loadLazily', () => {
  const failure = new Error('The bundle is gone');
  const fails = () => Promise.reject(failure);
  beforeAll(() => addEventListener('error', (event) => event.preventDefault()));

  /** Listens to failed loads for one test. */
  function listen(listener: (event: Event) => void): void {
    addEventListener('preloaderror', listener, { once: true });
  }

  it('gives what was loaded, without an event', async () => {
    const listener = jest.fn();
    addEventListener('preloaderror', listener);
    await expect(loadLazily(async () => 'part')).resolves.toBe('part');
    expect(listener).not.toHaveBeenCalled();
    removeEventListener('preloaderror', listener);
  });

  it('announces a failure, has the page offer a reload, and throws it again', async () => {
    const [listener, offer] = [jest.fn(), jest.fn()];
    listen(listener);
    addEventListener('islanderror', offer, { once: true });
    await expect(loadLazily(fails)).rejects.toBe(failure);
    expect(listener.mock.calls[0][0]).toMatchObject({ cancelable: true, detail: failure });
    expect(offer).toHaveBeenCalledTimes(1);
  });

  it('leaves the failure to a listener that handles it', async () => {
    const offer = jest.fn();
    listen((event) => event.preventDefault());
    addEventListener('islanderror', offer);
    await expect(loadLazily(fails)).resolves.toBeUndefined();
    expect(offer).not.toHaveBeenCalled();
    removeEventListener('islanderror', offer);
  });
});

it('tells in development when React has hydrated a page', async () => {
  const run = (script: string) => new Function(afterHydration(script))();
  document.body.innerHTML = '<main></main>';
  run('document.title = "too early"');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(document.title).toBe('');
  document.body.innerHTML = '';
  render(<main />);
  run('document.title = "hydrated"');
  await waitFor(() => expect(document.title).toBe('hydrated'));
});
