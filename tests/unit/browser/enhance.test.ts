/** @jest-environment jsdom */

import { enhanceLanguageChoice } from '@/browser/enhance/language';
import { announceSlowNavigation, SLOW_AFTER } from '@/browser/enhance/slow-navigation';
import { FIND_LANGUAGE } from '@/components/layout/document-scripts';

const query = <T extends Element = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const findLanguage = () => new Function(FIND_LANGUAGE)();

describe('language', () => {
  it.each([
    ['en', ['fr'], 'en'],
    [null, ['fr-CA', 'en'], 'fr'],
    [null, ['de', 'fr'], 'fr'],
    [null, ['de'], 'en'],
    ['xx', ['fr'], 'fr'],
    [null, [], 'en'],
  ])('stored %s, browser %j: %s, before the first paint', (stored, browser, expected) => {
    if (stored) localStorage.setItem('i18nextLng', stored);
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
    findLanguage();
    expect(document.documentElement.dataset.reads).toBe(expected);
  });
});

it('changes the language at the same place of the page', () => {
  document.body.innerHTML = '<a data-language="en" href="/en/recherche/">English</a>';
  enhanceLanguageChoice();
  const link = query<HTMLAnchorElement>('a');
  link.addEventListener('click', (event) => event.preventDefault());
  for (const place of ['?q=csrd#terms', '?q=a%20b', '#a=1', '']) {
    history.replaceState(null, '', `/recherche/${place}`);
    link.click();
    expect(link.getAttribute('href')?.replace(/^.*\/en/, '/en')).toBe(`/en/recherche/${place}`);
  }
  history.replaceState(null, '', '/');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});

describe('slow navigation', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<a href="/other/">x</a><a id="same" href="#y">y</a><p data-loading="Chargement…"></p>';
    document.addEventListener(
      'click',
      (event) =>
        event.target instanceof Element && event.target.id === 'stop' && event.preventDefault(),
    );
    announceSlowNavigation();
  });
  const status = () => query('[data-loading]').textContent;

  it('announces after 400 ms, and clears when the page is shown again', () => {
    query('a').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }),
    );
    jest.advanceTimersByTime(SLOW_AFTER - 1);
    expect(status()).toBe('');
    jest.advanceTimersByTime(1);
    expect(status()).toBe('Chargement…');
    window.dispatchEvent(new Event('pageshow'));
    expect(status()).toBe('');
  });

  it('announces nothing for links within the page or to a new tab', () => {
    query('#same').click();
    query('a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    jest.advanceTimersByTime(1000);
    expect(status()).toBe('');
  });
});
