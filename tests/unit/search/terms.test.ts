import { phrasesOf } from '@/browser/search/query/search';
import { fold, stem } from '@/lib/search-text/stem';
import { compounds, phraseTermsOf, termsOf } from '@/lib/search-text/tokenise';

it.each([
  ['Œuvre ÉVALUÉE', 'oeuvre evaluee'],
  ['naïf Cæsar', 'naif caesar'],
])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ['fr', 'entreprises', 'entreprise'],
  ['fr', 'enjeux', 'enjeu'],
  ['fr', 'niveaux', 'niveau'],
  ['fr', 'regionaux', 'regional'],
  ['fr', 'process', 'process'],
  ['fr', 'pas', 'pas'],
  ['en', 'companies', 'company'],
  ['en', 'losses', 'loss'],
  ['en', 'analysis', 'analysis'],
  ['en', 'smes', 'sme'],
  ['en', 's2', 's2'],
] as const)('%s: %s is one with %s', (locale, word, stemmed) => {
  expect(stem(word, locale)).toBe(stemmed);
});

it.each([
  ['fr', "L’analyse d’impact, c’est l'essentiel", 'analyse impact essentiel'],
  ['fr', 'Lorsqu’une société dépasse 1 000 salariés', 'societe depasse 1000 salarie'],
  ['en', 'more than 1,000 employees', 'more 1000 employee'],
  ['fr', 'IFRS S2, ESRS E1-6 et IRO-1', 'ifr s2 esr e1 6 iro 1'],
  ['fr', 'la R.S.E. et l’U.E.', 'rse ue'],
  ['fr', 'un devoir', 'devoir'],
  ['fr', 'l’ONU (UN en anglais)', 'onu un anglai'],
  ['en', 'What is the CSRD?', 'csrd'],
  ['fr', 'Directive (UE) 2022/2464', 'directive ue 2022 2464'],
  ['en', 'the of', ''],
] as const)('%s: “%s” is searched as “%s”', (locale, text, terms) => {
  expect(termsOf(text, locale).join(' ')).toBe(terms);
});

it('indexes compounds as one word too', () => {
  expect(compounds('une déclaration extra-financière', 'fr')).toEqual([
    { term: 'extrafinanciere', start: 16, end: 32 },
  ]);
});

it.each([
  ['Who are you?', 'who are you'],
  ['the CSRD', 'csrd'],
  ['the', ''],
])('takes “%s” for the phrase “%s”', (text, phrase) => {
  expect(phraseTermsOf(text, 'en').join(' ')).toBe(phrase);
});

describe('phrases', () => {
  const groups = [
    { typed: ['csrd', 'sustainability report'], written: ['csrd', 'rapport durabilite'], page: 3 },
    { typed: ['report'], written: ['rapport'] },
  ];

  it('takes the longest phrase at each position', () => {
    expect(phrasesOf(['sustainability', 'report', '2025'], groups)).toEqual([
      {
        terms: ['sustainability', 'report'],
        alternatives: [['csrd'], ['rapport', 'durabilite']],
        pages: [3],
      },
      { terms: ['2025'], alternatives: [], pages: [] },
    ]);
  });
});
