/** @jest-environment jsdom */
import { trackScroll } from '@/enhance/header-scroll';
import { enhanceLanguageChoice } from '@/enhance/language-choice';
import { preferredLanguage, suggestLanguage } from '@/enhance/language-suggestion';
import { CLOSE_DELAY, enhanceMenus } from '@/enhance/menus';
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

describe('language', () => {
  it.each([
    ['en', ['fr'], 'en'],
    [null, ['fr-CA', 'en'], 'fr'],
    [null, ['de', 'fr'], 'fr'],
    [null, ['de'], 'en'],
    ['xx', ['fr'], 'fr'],
    [null, [], 'en'],
  ])('stored %s, browser %j: %s', (stored, browser, expected) => {
    expect(preferredLanguage(stored, browser, ['fr', 'en'])).toBe(expected);
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

  const offer =
    '<aside data-language-suggestion="en" hidden><button data-dismiss>x</button></aside>';
  it('offers the other version to visitors who prefer it, until dismissed', () => {
    document.documentElement.lang = 'fr';
    document.body.innerHTML = offer;
    localStorage.setItem('i18nextLng', 'en');
    suggestLanguage();
    expect(query('aside').hidden).toBe(false);
    query('button').click();
    expect(query('aside').hidden).toBe(true);
    expect(localStorage.getItem('i18nextLng')).toBe('fr');
  });

  it('offers nothing to visitors who read their own language, even with storage blocked', () => {
    document.body.innerHTML = offer;
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    suggestLanguage();
    expect(query('aside').hidden).toBe(true);
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
