import { formatDate } from '@/lib/dates';
import { typeset, typesetDeep } from '@/lib/typography';

const NN = '\u202f';
const NB = '\u00a0';

describe('French', () => {
  it.each([
    ['Qui est concerné ?', `Qui est concerné${NN}?`],
    ['Un point : deux', `Un point${NN}: deux`],
    ['« mot »', `«${NN}mot${NN}»`],
    ['«mot»', `«${NN}mot${NN}»`],
    ["l'audit d'ESG", 'l’audit d’ESG'],
    ['450 millions', `450${NB}millions`],
    ['1 000 salariés', `1${NN}000${NB}salariés`],
    ['85 % de', `85${NB}% de`],
    ['à 12:30', 'à 12:30'],
    ['https://a.example/?q=1', 'https://a.example/?q=1'],
    ['art. 19 bis', `art.${NB}19 bis`],
    ['à l’article 5', `à l’article${NB}5`],
    ['art. L. 232-6-3 et D. 229-106', `art. L.${NB}232-6-3 et D.${NB}229-106`],
    ['Chargement...', 'Chargement…'],
    ['{value} salariés', `{value}${NB}salariés`],
    ['scopes 1 et 2', `scopes${NB}1${NB}et${NB}2`],
    ['articles 10 à 16)', `articles${NB}10${NB}à${NB}16)`],
    ['de 2025 à 2027', 'de 2025 à 2027'],
    ['en 2025 300 sociétés', 'en 2025 300 sociétés'],
    ['12 500 000 euros', `12${NN}500${NN}000 euros`],
  ])('sets %s', (text, expected) => {
    expect(typeset(text, 'fr')).toBe(expected);
  });

  it('leaves typeset text unchanged', () => {
    const once = typeset("« L'audit » : 1 000 € est-il dû le 1er mai ?", 'fr');
    expect(typeset(once, 'fr')).toBe(once);
  });
});

describe('English', () => {
  it.each([
    ['"word" and \'word\'', '“word” and ‘word’'],
    ["the company's", 'the company’s'],
    ['€450 million', `€450${NB}million`],
    ['Arts L. 2141-7-1 and L. 3123-7-1', `Arts L.${NB}2141-7-1 and L.${NB}3123-7-1`],
    ['Art. 2(4), Act No 2025-391', `Art.${NB}2(4), Act No${NB}2025-391`],
    ['Scopes 1 to 3', `Scopes${NB}1${NB}to${NB}3`],
    ['Question? Yes!', 'Question? Yes!'],
  ])('sets %s', (text, expected) => {
    expect(typeset(text, 'en')).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['au 15 décembre 2025', 'fr', `au 15${NB}décembre 2025`],
    ['le 1er janvier', 'fr', `le 1er${NB}janvier`],
    ['en 2025 mars', 'fr', 'en 2025 mars'],
    ['2 mains', 'fr', '2 mains'],
    ['on 26 July 2029', 'en', `on 26${NB}July 2029`],
  ] as const)('keeps the day of %s with its month', (text, locale, expected) => {
    expect(typeset(text, locale)).toBe(expected);
  });
});

it('typesets every string of a value and nothing else', () => {
  expect(typesetDeep({ a: ["l'un"], n: 1, b: { c: 'x !' }, none: undefined }, 'fr')).toEqual({
    a: ['l’un'],
    n: 1,
    b: { c: `x${NN}!` },
    none: undefined,
  });
});

describe('formats', () => {
  it.each([
    ['2028-07-26', 'fr', `26${NB}juillet 2028`],
    ['2026-01-01', 'fr', `1er${NB}janvier 2026`],
    ['2028-07', 'en', 'July 2028'],
    ['2025', 'en', '2025'],
    ['2026-01-01', 'en', `1${NB}January 2026`],
  ] as const)('%s in %s is %s', (iso, locale, expected) => {
    expect(formatDate(iso, locale)).toBe(expected);
  });
});
