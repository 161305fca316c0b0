import { addressIn, isInForce, isLegislation, otherLanguageOf } from '@/law/acts';
import { inEveryLanguage } from '@/tests/languages';

describe('the address of an act', () => {
  it.each([
    ['https://eur-lex.europa.eu/eli/dir/2026/470/oj', '/oj/fra', '/oj/eng'],
    [
      'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:52025PC0081',
      '/FR/TXT/?uri=CELEX:52025PC0081',
      '/EN/TXT/?uri=CELEX:52025PC0081',
    ],
    [
      inEveryLanguage({ fr: 'https://a.example/fr', en: 'https://a.example/en' }),
      '.example/fr',
      '.example/en',
    ],
  ])('%j is in the language of the reader', (url, french, english) => {
    expect(addressIn({ url }, 'fr')).toMatch(new RegExp(`${french.replace('?', '\\?')}$`));
    expect(addressIn({ url }, 'en')).toMatch(new RegExp(`${english.replace('?', '\\?')}$`));
  });

  it.each([
    'https://www.legifrance.gouv.fr/eli/loi/2017/3/27/2017-399/jo/texte',
    'https://eur-lex.europa.eu/eli/reg_del/2023/2772/corrigendum/2024-07-26',
  ])('%s has no language to choose', (url) => {
    expect(addressIn({ url }, 'en')).toBe(url);
  });

  it('may be missing', () => {
    expect(addressIn({}, 'fr')).toBeUndefined();
  });
});

it('tells readers of another language what the text is written in', () => {
  expect(otherLanguageOf({ language: 'fr' }, 'en')).toBe('fr');
  expect(otherLanguageOf({ language: 'fr' }, 'fr')).toBeUndefined();
  expect(otherLanguageOf({}, 'en')).toBeUndefined();
});

it('counts binding acts as legislation, and knows their force on a day', () => {
  expect(isLegislation({ kind: 'directive' })).toBe(true);
  expect(isLegislation({ kind: 'proposal' })).toBe(false);
  const act = { inForceFrom: '2026-03-18' };
  expect(isInForce(act, '2026-03-17')).toBe(false);
  expect(isInForce(act, '2026-03-18')).toBe(true);
  expect(isInForce({}, '2026-03-18')).toBeUndefined();
});
