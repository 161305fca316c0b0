import { type Locale, locales, partial } from '@/lib/i18n/locales';
import { isPartial, withFallback, withTextsForAll } from '@/lib/i18n/partial';
import { isTranslated, languagesOf } from '@/lib/pages/translated';
import { withMainOf } from '@/postprocess/steps/show-fallbacks';
import { Fixture } from '@/tests/fixture';
import { inEveryLanguage } from '@/tests/languages';

/** French, as if it were still being translated from English. */
const begun = partial as Partial<Record<Locale, true>>;
const every = (fr: string, en: string) => inEveryLanguage({ fr, en });

// Whichever languages the site has begun, these tests begin with none.
const marks = { ...partial };
beforeAll(() => {
  for (const locale of locales) delete begun[locale];
});
afterAll(() => {
  Object.assign(begun, marks);
});

describe('while every language is complete', () => {
  it('leaves data as it is', () => {
    const data = { name: every('un', 'one') };
    expect(withTextsForAll(data)).toBe(data);
    expect(languagesOf('about')).toEqual(locales);
  });
});

describe('in a language still being translated', () => {
  let fixture: Fixture;
  beforeEach(() => {
    begun.fr = true;
    fixture = new Fixture();
    fixture.enter();
  });
  afterEach(() => {
    delete begun.fr;
    jest.restoreAllMocks();
    fixture.remove();
  });

  it('is that language alone', () =>
    expect([isPartial('fr'), isPartial('en')]).toEqual([true, false]));

  it('takes missing messages from the other, item by item', () => {
    const whole = { a: 'one', list: ['x', { y: 'z' }], deep: { b: 'two' } };
    expect(withFallback({ a: 'un', list: ['i'], gone: 'ex' }, whole)).toEqual({
      ...whole,
      a: 'un',
      list: ['i', { y: 'z' }],
    });
    expect(withFallback({}, whole)).toEqual(whole);
  });

  it('takes missing texts of content files from the other, at any depth', () => {
    const { fr: _, ...name } = every('un', 'one');
    expect(withTextsForAll({ items: [{ id: 'x', name, day: '2026' }] })).toEqual({
      items: [{ id: 'x', name: every('one', 'one'), day: '2026' }],
    });
    expect(withTextsForAll({ name: every('un', 'one') })).toEqual({ name: every('un', 'one') });
  });

  it('has a page once its title is translated', () => {
    fixture.write({ 'messages/fr.json': '{ "about": { "meta": { "title": "À propos" } } }' });
    expect([isTranslated('about', 'fr'), isTranslated('clients', 'fr')]).toEqual([true, false]);
    expect(languagesOf('clients')).toEqual(locales.filter((locale) => locale !== 'fr'));
  });

  it('shows the main part of the other, its links in the reader’s language', () => {
    const page = (words: string) => `<p>${words}</p><main lang="en" id="main">${words}</main><p/>`;
    const english = '<a href="/en/about/#a">$1</a> <a href="/en/x/index.md">y</a>';
    expect(withMainOf(page('ici'), page(english), 'fr')).toBe(
      '<p>ici</p><main lang="en" id="main"><a href="/about/#a">$1</a> <a href="/en/x/index.md">y</a></main><p/>',
    );
    expect(withMainOf('<p>moved</p>', page(english), 'fr')).toBe('<p>moved</p>');
  });
});
