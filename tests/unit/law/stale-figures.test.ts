import { checkGuideLaw } from '@/lib/content/check/guides/law';
import { pastFigures } from '@/lib/content/check/rules/figures/past-figures';
import {
  presentProse,
  STALE_FIGURES,
  sentenceAround,
  staleFigures,
} from '@/lib/content/check/rules/figures/stale-figures';
import { subjectsNamed } from '@/lib/content/check/rules/figures/subjects-named';
import { parseMdx } from '@/lib/content/mdx/parse';
import { published } from '@/lib/law/published';
import { madeUpRegister } from './register';

const TODAY = '2026-11-22';
const register = published(madeUpRegister());
const past = pastFigures(register, ['reporting'], TODAY);

const found = (text: string, locale: 'fr' | 'en') =>
  staleFigures('x.mdx', locale, presentProse(parseMdx(text), 0), past).map(({ message }) =>
    /^"(.+?)"/.exec(message)?.[1]?.replace(/\s/g, ' '),
  );

it('knows values of earlier wordings that no rule of the subject has any more', () => {
  expect([...past.keys()].sort()).toEqual([
    'amount:20000000',
    'amount:40000000',
    'employees:500',
    'percent:5',
  ]);
  expect(past.get('employees:500')).toEqual({
    name: 'reporting-scope.employees',
    until: '2026-03-17',
  });
  expect(pastFigures(register, ['other'], TODAY).size).toBe(0);
});

it('knows none that a later day has brought yet', () => {
  expect(pastFigures(register, ['reporting'], '2025-12-15').has('employees:500')).toBe(false);
  expect(pastFigures(register, ['reporting'], '2025-12-15').has('amount:40000000')).toBe(true);
});

it.each([
  ['fr', 'Le seuil est de 500 salariés.', ['500 salariés']],
  [
    'fr',
    "Au-delà de 40 millions d'euros, soit 40 M€ ou 40 000 000 €.",
    ["40 millions d'euros", '40 M€', '40 000 000 €'],
  ],
  ['fr', 'Amende de 5 % au moins.', ['5 %']],
  ['fr', "Plus de 1 000 salariés, 450 millions d'euros, 3 %, 250 salariés.", []],
  ['fr', 'Le chapitre 500, les 500 premiers, 5 ans.', []],
  [
    'en',
    'The threshold is 500 employees, or €40 million, or €40m.',
    ['500 employees', '€40 million', '€40m'],
  ],
  ['en', 'A fine of 5%.', ['5%']],
  ['en', 'More than 1,000 employees and €450 million.', []],
] as const)('in %s: %s', (locale, text, expected) => {
  expect(found(text, locale)).toEqual(expected);
});

describe('history', () => {
  it.each([
    ['fr', 'Jusqu’au 17 mars 2026, le seuil est de 500 salariés.'],
    ['fr', "À l'origine, 500 salariés suffisaient."],
    ['fr', '<History until="2026-03-17">\n\nLe seuil est de 500 salariés.\n\n</History>'],
    ['fr', 'Le seuil est de <Was>500 salariés</Was> 1 000 salariés.'],
    ['fr', 'La [règle des 500 salariés](page:about) <Cite source="x">500 salariés</Cite>.'],
    ['en', 'Until 17 March 2026 the threshold was 500 employees.'],
    ['en', '| Rule | Value |\n|---|---|\n| Scope | <Was>500 employees</Was> |'],
  ] as const)('in %s is no problem: %s', (locale, text) => {
    expect(found(text, locale)).toEqual([]);
  });

  it('covers its own sentence alone', () => {
    expect(
      found('Jusqu’au 17 mars 2026, 500 salariés suffisaient. Il en faut 500 salariés.', 'fr'),
    ).toEqual(['500 salariés']);
    expect(found('It was 5%. It is 5% still.', 'en')).toEqual(['5%']);
  });

  it('does not cover what stands beside it', () => {
    expect(
      found(
        '<History until="2026-03-17">\n\nAvant.\n\n</History>\n\nLe seuil est de 500 salariés.',
        'fr',
      ),
    ).toEqual(['500 salariés']);
  });
});

it.each([
  ['One. Two 5%. Three.', 'Two 5%. '],
  ['Art. 5 says 5% of it.', 'Art. 5 says 5% of it.'],
  ['« Un. » Deux 5%', 'Deux 5%'],
])('finds the sentence in: %s', (text, sentence) => {
  expect(sentenceAround(text, text.indexOf('5%'))).toBe(sentence);
});

it('places a figure where it stands, in the severity that one constant sets', () => {
  const tree = parseMdx('Un.\n\nDeux\n**500** salariés.');
  const [problem] = staleFigures('fr.mdx', 'fr', presentProse(tree, 10), past);
  expect(problem).toMatchObject({
    file: 'fr.mdx',
    line: 14,
    column: 3,
    severity: STALE_FIGURES,
    message: expect.stringContaining('was the law until 2026-03-17 (reporting-scope.employees)'),
  });
});

it.each([
  ['The Reporting directive', 'en', ['reporting']],
  ['Reportings and reporting', 'en', []],
  ['Les Rapports de durabilité', 'fr', ['reporting']],
] as const)('reads the subjects that "%s" names', (text, locale, subjects) => {
  expect(subjectsNamed(text, locale, register)).toEqual(subjects);
});

it('asks nothing of a guide without subjects', () => {
  const tree = parseMdx('500 salariés.');
  const document = { texts: () => [] } as never;
  const mdx = { bodyOffset: 0 } as never;
  const check = (subjects: string[]) =>
    checkGuideLaw(
      'fr.mdx',
      'fr',
      { frontMatter: {} as never, document, mdx, tree },
      { subjects } as never,
      TODAY,
    );
  expect(check([])).toEqual([]);
  expect(check(['nothing'])).toEqual([]);
});
