import { checkSpelling, type Dictionaries, wordsOf } from '@/authoring/spelling';

const dictionary = (...words: readonly string[]) => ({
  isRight: (word: string) => words.includes(word.toLowerCase()),
  suggest: (word: string) => words.filter((known) => known[0] === word[0]),
});
const dictionaries: Dictionaries = {
  fr: dictionary('le', 'rapport', 'de', 'durabilité', 'avec', 'sur', 'des', 'groupes', 'est'),
  en: dictionary(
    'the',
    'report',
    'on',
    'social',
    'council',
    'is',
    'for',
    'groups',
    'of',
    'opt',
    'out',
  ),
};
const messages = (locale: 'fr' | 'en', ...texts: readonly string[]) =>
  checkSpelling(
    [
      {
        file: 'content/x.yaml',
        locale,
        passages: texts.map((text) => ({
          text,
          placeOf: (from: number) => ({ line: 1, column: from + 1 }),
        })),
      },
    ],
    dictionaries,
  ).map(({ column, message }) => `${column} ${message}`);

it.each([
  ['fr', "L'entreprise, qu’elle vise, aujourd'hui", ['entreprise', 'elle', 'vise', "aujourd'hui"]],
  ['en', "The company's opt-out", ['The', 'company', 'opt-out']],
  ['en', '## Scope [#scope-now] see https://example.org/pagge or a.xlsx', ['Scope', 'see', 'or']],
  [
    'en',
    'Hello {name}, <b>bold</b> {csrd-scope.employees} L225-102 ESRS ESRSs KPIs',
    ['Hello', 'bold'],
  ],
  [
    'en',
    '{count, plural, one {# reply} other {# replies}} to one other law',
    ['reply', 'replies', 'to', 'one', 'other', 'law'],
  ],
] as const)('finds the words of prose in %s: %s', (locale, text, expected) => {
  // "ESRS" and the like are explained by the glossary, a lone letter is not a word.
  expect(wordsOf(text, locale).map((word) => word.text)).toEqual(expected);
});

it('reports a misspelt word once for each file, with its place and what may be meant', () => {
  expect(messages('fr', 'Le raport de durabilité', 'Le raport')).toEqual([
    '4 "raport" is not in the French dictionary. Did you mean "rapport"? If it is right, add it to content/spelling.yaml.',
  ]);
});

it('reports a passage left in the other language', () => {
  expect(messages('fr', 'Le rapport', 'The report is for groups of the council')).toEqual([
    '1 This passage is not in French; translate it.',
  ]);
});
