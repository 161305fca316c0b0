/** @jest-environment jsdom */
import { offerSectionLinks } from '@/browser/enhance/reading';

const GUIDE = `<div data-copy-links="Copier le lien vers cette section"><h2 id="what">Quoi ?</h2><p>…</p><h3 id="who">Qui ?</h3>
  <div><h3 id="inner">x</h3></div><h2>Sans id</h2></div><p role="status" data-link-copied="Lien copié"></p>`;
const writeText = jest.fn<Promise<void>, [string]>();
const notice = () => document.querySelector('[role="status"]')?.textContent;
const buttons = () => [...document.querySelectorAll('button')];
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML = GUIDE;
  location.hash = '#old';
});
afterEach(() => {
  jest.useRealTimers();
});

it('adds a labelled button after each heading with an id', () => {
  offerSectionLinks();
  expect(buttons().map((button) => button.previousElementSibling?.id)).toEqual(['what', 'who']);
  expect(buttons()[0]?.getAttribute('aria-label')).toBe(
    'Copier le lien vers cette section, Quoi ?',
  );
});

it('puts the URL in the address bar when the clipboard is blocked', async () => {
  writeText.mockRejectedValue(new DOMException('refused'));
  offerSectionLinks();
  buttons()[0]?.click();
  await settle();
  expect(location.hash).toBe('#what');
  expect(notice()).toBe('');
});

it('adds nothing without a clipboard API or outside guides', () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  offerSectionLinks();
  expect(buttons()).toEqual([]);
  document.body.innerHTML = '<h2 id="a">A</h2>';
  offerSectionLinks();
  expect(buttons()).toEqual([]);
});
