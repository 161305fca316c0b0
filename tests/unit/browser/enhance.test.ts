/** @jest-environment jsdom */

import { enhanceMenus } from '@/browser/enhance/header';
import { enhanceLanguageChoice } from '@/browser/enhance/language';
import { announceSlowNavigation, SLOW_AFTER } from '@/browser/enhance/slow-navigation';
import { FIND_LANGUAGE } from '@/components/layout/document-scripts';

const query = <T extends Element = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const pointer = (type: string, pointerType = 'mouse') =>
  Object.assign(new Event(type, { bubbles: false }), { pointerType });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('menus', () => {
  let menu: HTMLDetailsElement;
  let summary: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML =
      '<details data-menu="hover"><summary>Solutions</summary><a href="#a">A</a></details><button>out</button>';
    enhanceMenus();
    menu = query('details');
    summary = query('summary');
  });

  it('leaves touch input to the native disclosure', () => {
    menu.dispatchEvent(pointer('pointerenter', 'touch'));
    expect(menu.open).toBe(false);
  });

  it('closes on Escape wherever the focus is, and takes it back only when it had it', () => {
    const pressEscape = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
    menu.dispatchEvent(pointer('pointerenter'));
    query('button').focus();
    pressEscape();
    expect([menu.open, document.activeElement]).toEqual([false, query('button')]);
    menu.open = true;
    query('a').focus();
    pressEscape();
    expect([menu.open, document.activeElement]).toEqual([false, summary]);
  });

  it('closes when focus leaves, and on an outside click', () => {
    menu.open = true;
    query('a').dispatchEvent(
      new FocusEvent('focusout', { bubbles: true, relatedTarget: query('button') }),
    );
    expect(menu.open).toBe(false);
    menu.open = true;
    query('button').click();
    expect(menu.open).toBe(false);
  });
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
