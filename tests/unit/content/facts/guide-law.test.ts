import { type CriteriaContext, type CriteriaWords, criteriaText } from '@/law/criteria-text';
import { entriesOf } from '@/law/entries';
import type { Criterion, Register } from '@/law/register';
import { forEveryLocale } from '@/lib/i18n/locales';
import { ruleNamed } from '@/loaders/guide-entries';
import { resolveLaw } from '@/loaders/guide-law';
import { madeUpRegister } from '@/tests/unit/law/register';

const register = madeUpRegister();
const lists = { subjects: [], milestones: [], figures: [], rules: [], since: [], sources: [] };
const resolve = (more: object, day: string, law: Register = register) =>
  resolveLaw({ ...lists, ...more }, law, day);

const FIGURE = 'reporting-scope.employees';

describe('the sources of a guide', () => {
  it('are those it lists, then the acts that its entries rest on, each once', () => {
    const { acts } = entriesOf(register);
    const listed = [...acts.keys()].slice(-1);
    const { sources, figures } = resolve({ figures: [FIGURE], sources: listed }, '2026-11-22');
    const resting = figures.flatMap(({ values }) => values.map(({ version }) => version.act));
    const ids = sources.map(({ id }) => id);
    expect(ids[0]).toBe(listed[0]);
    expect(new Set(ids)).toEqual(new Set([...listed, ...resting]));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('name an act that exists', () => {
    expect(() => resolve({ sources: ['nothing'] }, '2026-11-22')).toThrow('no "nothing"');
  });
});

describe('the criteria of a rule in words', () => {
  const words: CriteriaWords = { value: ({ value }) => `More than ${value}` };
  const number = (measure: string, value: number): Criterion => ({
    measure,
    operator: 'more-than',
    value,
    unit: 'employees',
    label: forEveryLocale(() => measure),
  });
  const text = (
    criteria: Criterion[],
    combine?: 'any' | 'two-of-three',
    pageWords?: Partial<CriteriaContext>,
  ) =>
    criteriaText(
      { version: { from: '2020-01-01', act: 'a', certainty: 'verified', combine, criteria } },
      { rules: [], words, locale: 'en', ...pageWords },
    );

  it('say how several combine', () => {
    expect(text([number('a', 1), number('b', 2)], 'any')).toMatchObject({
      combine: 'any',
      parts: [{ title: 'a: more than 1' }, { title: 'b: more than 2' }],
    });
  });

  it('state such facts within a choice, where the page has words for them', () => {
    const fact = ({ measure }: { measure: string }) => (measure === 'seat' ? undefined : measure);
    const all = (...criteria: Criterion[]): Criterion => ({ combine: 'all', criteria });
    const stated = (criteria: Criterion[], combine?: 'any') => text(criteria, combine, { fact });
    expect(
      stated(
        [
          { measure: 'participant', is: true },
          all({ measure: 'adviser', is: true }, { measure: 'seat', is: 'eu' }, number('a', 1)),
        ],
        'any',
      ),
    ).toMatchObject({
      combine: 'any',
      parts: [
        { title: 'participant' },
        { combine: 'all', parts: [{ title: 'adviser' }, { title: 'a: more than 1' }] },
      ],
    });
    expect(stated([{ measure: 'listed', is: true }, number('a', 1)])).toMatchObject({
      title: 'a: more than 1',
    });
  });

  it('state a choice between facts beside a number, where the page has words for each', () => {
    const choice: Criterion = {
      combine: 'any',
      criteria: [
        { measure: 'public-interest', is: true },
        { measure: 'listed', is: true },
      ],
    };
    const fact = ({ measure }: { measure: string }) => measure;
    expect(text([choice, number('a', 1)], undefined, { fact })).toMatchObject({
      combine: 'all',
      parts: [
        { combine: 'any', parts: [{ title: 'public-interest' }, { title: 'listed' }] },
        { title: 'a: more than 1' },
      ],
    });
    expect(text([choice, number('a', 1)])).toMatchObject({ title: 'a: more than 1' });
  });

  const abroad: Criterion = { measure: 'seat', is: 'third-country' };

  it.each<[string, Criterion, 'all' | 'any']>([
    ['a fact', { measure: 'public-interest', is: true }, 'all'],
    ['a fact that is not', { measure: 'listed', is: false }, 'all'],
    ['a rule that is not met', { rule: 'micro', is: false }, 'all'],
    ['a choice of facts', { combine: 'any', criteria: [abroad, abroad] }, 'all'],
    ['a choice of which they could state only half', abroad, 'any'],
  ])('say whom a rule that they name is for, where it asks for %s', (_, own, combine) => {
    const wave = {
      id: 'wave',
      label: forEveryLocale(() => 'Wave 1'),
      version: {
        from: '2020-01-01',
        act: 'a',
        certainty: 'verified' as const,
        who: forEveryLocale(() => 'Public-interest entities'),
        combine,
        criteria: [own, number('a', 1)],
      },
    };
    const rules = [wave] as unknown as CriteriaContext['rules'];
    const said = JSON.stringify(text([{ rule: 'wave' }, number('b', 2)], 'any', { rules }));
    expect(said).toContain('Wave 1');
    expect(said).toContain('Public-interest entities');
  });

  it('leave out rules that the wording covers', () => {
    const covered = (id: string) => id === 'scope';
    const rule = { rule: 'scope' };
    expect(text([rule, number('a', 1)], undefined, { covered })).toMatchObject({
      title: 'a: more than 1',
    });
    expect(text([rule], undefined, { covered })).toBeUndefined();
  });
});

it('refuses a rule that is not the law of the day', () => {
  const law = resolve({ rules: ['reporting-scope'] }, '2020-01-01');
  expect(() => ruleNamed(law, 'reporting-scope')).toThrow('reporting-scope');
  expect(
    ruleNamed(resolve({ rules: ['reporting-scope'] }, '2026-11-22'), 'reporting-scope').id,
  ).toBe('reporting-scope');
});
