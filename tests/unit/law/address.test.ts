import { addressIn, briefProvision, provisionAddressIn } from '@/law/acts';
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
});

describe('the address of a provision', () => {
  const eu = 'https://eur-lex.europa.eu/eli/dir/2026/470/oj';
  const fr = 'https://www.legifrance.gouv.fr/eli/loi/2016/12/9/2016-1691/jo';
  const of = (url: string, provision: string) =>
    provisionAddressIn({ url }, inEveryLanguage({ fr: provision, en: 'Art.' }), 'fr');

  it.each([
    [eu, 'art. 2, point 4, et art. 3', `${eu}/fra#art_2`],
    [eu, 'art.\u00a01er (directive 2013/34/UE)', `${eu}/fra#art_1`],
    [eu, 'art. 12', `${eu}/fra#art_12`],
    [`${fr}/texte`, 'art. 17', `${fr}/article_17`],
  ])('%s, %s, is that of the article', (url, provision, expected) => {
    expect(of(url, provision)).toBe(expected);
  });

  it.each([
    [eu, 'art. 26 bis, par. 3', `${eu}/fra`],
    [eu, 'annexe I', `${eu}/fra`],
    [`${fr}/texte`, "code de l'environnement, art. L. 229-25", `${fr}/texte`],
    [`${fr}/texte`, 'art. L. 229-25', `${fr}/texte`],
    ['https://www.legifrance.gouv.fr/codes/texte_lc/A', 'art. 3', undefined],
  ])('%s, %s, is that of the act', (url, provision, expected) => {
    expect(of(url, provision)).toBe(expected ?? url);
  });
});

describe('a provision in brief', () => {
  it.each([
    [
      'art. 2 (directive 2013/34/UE, art. 34, point a bis)) ; règlement (UE) 2026/1560, art. 3',
      'art. 2 ; règlement (UE) 2026/1560, art. 3',
    ],
    ['Art. 3 (Directive (EU) 2022/2464, Art. 5(2), point (b))', 'Art. 3'],
    ['art. 2, par. 1, points a) et b)', 'art. 2, par. 1, points a) et b)'],
    ['ESRS 1 (2026), par. 34', 'ESRS 1 (2026), par. 34'],
  ])('leaves out what %s says of other acts', (provision, brief) => {
    expect(briefProvision(provision)).toBe(brief);
  });
});
