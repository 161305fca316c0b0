import { presentProse, staleFigures } from '@/authoring/check/rules/law-stated';
import {
  type LawValue,
  lawValues,
  subjectsNamed,
  valuesIn,
} from '@/authoring/check/rules/law-values';
import { published } from '@/law/entries';
import { parseMdx } from '@/loaders/mdx/parse';
import { madeUpRegister } from './register';

const TODAY = '2026-11-22';
const register = published(madeUpRegister());
const law = lawValues(register, TODAY, 'reporting');

const found = (text: string, locale: 'fr' | 'en') =>
  staleFigures('x.mdx', locale, presentProse(parseMdx(text), 0), law).map(({ message }) =>
    /^"(.+?)"/.exec(message)?.[1]?.replace(/\s/g, ' '),
  );

const lawValue = (value: number, day = TODAY) =>
  lawValues(register, day, 'reporting').find(({ criterion }) => criterion.value === value);

it('knows the figures that have a value, and one that had it and has another now', () => {
  expect(lawValue(500)).toMatchObject({
    names: new Set(),
    past: { name: 'reporting-scope.employees', until: '2026-03-17' },
  });
  expect(lawValue(1000)).toMatchObject({
    names: new Set(['reporting-scope.employees']),
    past: undefined,
  });
  // Two wordings in a row leave 250 as it was.
  expect(lawValue(250)?.past).toBeUndefined();
  expect(lawValues(register, TODAY, 'other')).toEqual([]);
});

it('takes a value for a past one too where another rule has it today and a third will', () => {
  const { reporting } = madeUpRegister();
  const scope = reporting?.rules.find(({ id }) => id === 'reporting-scope');
  const versions = (from: string) => [{ ...scope?.versions[0], from, until: undefined }];
  const present = { ...scope, id: 'present', versions: versions('2024-01-01') };
  const rules = [scope, present, { ...scope, versions: versions('2028-01-01') }];
  const values = lawValues({ reporting: { ...reporting, rules } } as never, TODAY, 'reporting');
  expect(values.find(({ criterion }) => criterion.value === 500)).toMatchObject({
    names: new Set(['present.employees']),
    past: { name: 'reporting-scope.employees', until: '2026-03-17' },
  });
});

it.each([
  ['fr', 'Le seuil est de 500 salariés.', ['500 salariés']],
  [
    'fr',
    "Au-delà de 40 millions d'euros, soit 40 M€ ou 40 000 000 €.",
    ["40 millions d'euros", '40 M€', '40 000 000 €'],
  ],
  ['fr', 'Amende de 5 % au moins.', ['5 %']],
  [
    'fr',
    "Plus de 1 000 salariés, 450 millions d'euros, 3 %, 250 salariés, 1 000 en tout.",
    ['1 000 salariés', "450 millions d'euros", '3 %', '250 salariés', '1 000'],
  ],
  ['fr', 'Le chapitre 500, les 500 premiers, 5 ans.', []],
  [
    'en',
    'The threshold is 500 employees, or €40 million, or €40m.',
    ['500 employees', '€40 million', '€40m'],
  ],
  ['en', 'A fine of 5%.', ['5%']],
  ['en', 'More than 1,000 employees and €450 million.', ['1,000 employees', '€450 million']],
  ['en', 'Until 2030, more than 1,000 employees.', ['1,000 employees']],
  ['en', 'More than 1,200 employees, €45 million, 4%.', []],
] as const)('in %s: %s', (locale, text, expected) => {
  expect(found(text, locale)).toEqual(expected);
});

describe('history', () => {
  it.each([
    ['fr', 'Jusqu’au 17 mars 2026, le seuil est de 500 salariés.'],
    ['fr', "À l'origine, 500 salariés suffisaient."],
    ['fr', '<Cite source="x">500 salariés</Cite> `500 salariés`'],
    ['en', 'Until 17 March 2026 the threshold was 500 employees.'],
  ] as const)('in %s is no problem: %s', (locale, text) => {
    expect(found(text, locale)).toEqual([]);
  });

  it('covers its own sentence alone', () => {
    expect(
      found('Jusqu’au 17 mars 2026, 500 salariés suffisaient. Il en faut 500 salariés.', 'fr'),
    ).toEqual(['500 salariés']);
    expect(found('It was 5%. It is 5% still.', 'en')).toEqual(['5%']);
  });
});

describe('what is counted', () => {
  const criterion = { measure: 'x', operator: 'equal', value: 14, unit: 'count' } as const;
  const noun = { fr: 'indicateurs', en: 'metrics' };
  const read = (text: string, locale: 'fr' | 'en', value: Partial<LawValue> = {}) =>
    valuesIn(text, locale, [
      { criterion: { ...criterion, noun }, names: new Set(['x.x']), ...value },
    ]).map(({ figure }) => figure.text);

  it.each([
    ['fr', 'Les 14 indicateurs', ['14 indicateurs']],
    ['en', 'the 14 core global metrics', ['14 core global metrics']],
    ['en', 'Article 14 of the Act on metrics, 2014 metrics, 1/14 metrics', []],
    ['fr', "L'article 14 énumère les indicateurs ; par 14 indicateurs", ['14 indicateurs']],
    ['fr', 'quatorze indicateurs', []],
  ] as const)('in %s: %s', (locale, text, expected) => {
    expect(read(text, locale)).toEqual(expected);
  });

  it('is also read in letters once it is past, and by a large number alone', () => {
    const past = { names: new Set<string>(), past: { name: 'x.x', until: '2026-01-01' } };
    expect(read('Quatorze indicateurs', 'fr', past)).toEqual(['Quatorze indicateurs']);
    for (const [word, locale] of [
      ['Vingt indicateurs', 'fr'],
      ['Twenty metrics', 'en'],
    ] as const) {
      const twenty = { ...past, criterion: { ...criterion, value: 20, noun } };
      expect(read(word, locale, twenty)).toEqual([word]);
    }
    const fifteen = { ...past, criterion: { ...criterion, value: 15, noun } };
    expect(read('Fifteen metrics', 'en', fifteen)).toEqual(['Fifteen metrics']);
    const large = { criterion: { ...criterion, value: 733, noun } };
    expect(read('733 Adopters', 'en', large)).toEqual(['733 Adopters']);
  });
});

it.each([
  ['The Reporting directive', 'en', ['reporting']],
  ['Reportings and reporting', 'en', []],
  ['Les Rapports de durabilité', 'fr', ['reporting']],
] as const)('reads the subjects that "%s" names', (text, locale, subjects) => {
  expect(subjectsNamed(text, locale, register)).toEqual(subjects);
});
