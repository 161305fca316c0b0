/** @jest-environment jsdom */
import { offerSearch } from '@/browser/enhance/search';

const openSearch = jest.fn();
jest.mock('@/browser/search/dialog/site-search', () => ({
  openSearch: (link: unknown, typed: string) => openSearch(link, typed),
}));

let link: HTMLAnchorElement;
const settle = () => new Promise((resolve) => setTimeout(resolve));

// The listener stays on the document, so every test uses one link.
beforeAll(() => {
  document.body.innerHTML =
    '<a data-search="/index.json" href="#recherche">Rechercher</a><input><p contenteditable="true">x</p>';
  link = document.querySelector('a') as HTMLAnchorElement;
  offerSearch();
});
let hasMouse: boolean;
beforeEach(() => {
  hasMouse = true;
  window.matchMedia = ((query: string) => ({
    matches: query === '(any-pointer: fine)' && hasMouse,
  })) as typeof matchMedia;
  openSearch.mockClear();
  localStorage.clear();
});

async function press(
  key: string,
  target: Element = document.body,
  options: KeyboardEventInit = {},
) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  await settle();
  return event.defaultPrevented;
}

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'stays a link for a click with %s',
  async (key) => {
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    await settle();
    expect(openSearch).not.toHaveBeenCalled();
  },
);

it('opens with /, even where typing it needs Shift', async () => {
  expect(await press('/')).toBe(true);
  expect(await press('/', document.body, { shiftKey: true })).toBe(true);
  expect(openSearch).toHaveBeenCalledTimes(2);
});

it.each([
  ['with Ctrl', 'body', { ctrlKey: true }],
  ['with the Windows key or Command', 'body', { metaKey: true }],
  ['with Alt', 'body', { altKey: true }],
  ['in a field', 'input', {}],
  ['in a text that is edited', 'p', {}],
])('ignores / typed %s', async (_how, target, options) => {
  expect(await press('/', document.querySelector(target) as Element, options)).toBe(false);
});

it('ignores / once the visitor has turned the shortcut off', async () => {
  localStorage.setItem('searchShortcut', 'off');
  expect(await press('/')).toBe(false);
  expect(openSearch).not.toHaveBeenCalled();
});
