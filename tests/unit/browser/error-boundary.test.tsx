/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { start } from '@/islands/browser/start';

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
