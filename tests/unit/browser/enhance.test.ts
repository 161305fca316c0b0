/** @jest-environment jsdom */

import { FIND_LANGUAGE } from '@/components/layout/document-scripts';
import { CLOSE_DELAY, enhanceMenus, trackScroll } from '@/enhance/header';
import { dismissSuggestions, enhanceLanguageChoice } from '@/enhance/language';
import { announceSlowNavigation, SLOW_AFTER } from '@/enhance/slow-navigation';

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

  it('opens on hover and closes 250 ms after the pointer leaves', () => {
    expect(CLOSE_DELAY).toBe(250);
    menu.dispatchEvent(pointer('pointerenter'));
    expect(menu.open).toBe(true);
    menu.dispatchEvent(pointer('pointerleave'));
    jest.advanceTimersByTime(249);
    expect(menu.open).toBe(true);
    jest.advanceTimersByTime(1);
    expect(menu.open).toBe(false);
  });

  it('stays open when the pointer returns in time', () => {
    menu.dispatchEvent(pointer('pointerenter'));
    menu.dispatchEvent(pointer('pointerleave'));
    jest.advanceTimersByTime(200);
    menu.dispatchEvent(pointer('pointerenter'));
    jest.advanceTimersByTime(500);
    expect(menu.open).toBe(true);
  });

  it('leaves touch input to the native disclosure', () => {
    menu.dispatchEvent(pointer('pointerenter', 'touch'));
    expect(menu.open).toBe(false);
  });

  it('stays open on the first click while hovered, closes on the next', () => {
    menu.dispatchEvent(pointer('pointerenter'));
    const first = new MouseEvent('click', { bubbles: true, cancelable: true });
    summary.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(true);
    const second = new MouseEvent('click', { bubbles: true, cancelable: true });
    summary.dispatchEvent(second);
    expect(second.defaultPrevented).toBe(false);
  });

  it('closes on Escape and restores focus', () => {
    menu.open = true;
    query('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(summary);
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

  it('exposes its expanded state', () => {
    expect(summary.getAttribute('aria-expanded')).toBe('false');
    menu.open = true;
    menu.dispatchEvent(new Event('toggle'));
    expect(summary.getAttribute('aria-expanded')).toBe('true');
  });
});

it('marks the header past 10 px of scroll, and not before', () => {
  document.body.innerHTML = '<header data-header></header>';
  trackScroll();
  jest.advanceTimersToNextFrame();
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(10);
  expect(query('header').hasAttribute('data-scrolled')).toBe(false);
  scrollTo(11);
  expect(query('header').hasAttribute('data-scrolled')).toBe(true);
  scrollTo(0);
  expect(query('header').hasAttribute('data-scrolled')).toBe(false);
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

  it('goes by the browser when storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    findLanguage();
    expect(document.documentElement.dataset.reads).toBe('fr');
  });

  it('stores the chosen language and shows the select in place of the links', () => {
    document.body.innerHTML = `<div data-language-choice><div data-language-links><a href="#en" data-language="en">English</a></div>
      <select data-language-select hidden><option value="#en" data-locale="en">English</option></select></div>`;
    enhanceLanguageChoice();
    expect(query('[data-language-links]').hidden).toBe(true);
    expect(query('select').hidden).toBe(false);
    query('a').click();
    expect(localStorage.getItem('i18nextLng')).toBe('en');
  });

  it('suggests another language until that is dismissed', () => {
    document.documentElement.lang = 'fr';
    document.documentElement.dataset.reads = 'en';
    document.body.innerHTML = '<aside data-suggestion="en"><button data-dismiss>x</button></aside>';
    dismissSuggestions();
    query('button').click();
    expect(document.documentElement.dataset.reads).toBe('fr');
    expect(localStorage.getItem('i18nextLng')).toBe('fr');
  });
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
