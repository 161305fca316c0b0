import type { Answers } from '@/law/checker/answers';
import { BEFORE } from '@/law/checker/checker-law';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { check } from '@/law/checker/result';
import { changesIn, ifTransposed, yearsOf } from '@/law/checker/years';
import { sized, subsidiary, typicalWalks } from '@/tests/checker-walks';
import { law } from './law-fixture';

const marks = { yes: '●', no: '–', unknown: '?', exempt: '○' } as const;
const listed: Answers = { ...sized('600', '80', '50'), listed: 'yes' };

function rowOf(answers: Answers, regime: RegimeId, layer: 'eu' | 'fr', day = law.day) {
  const row = yearsOf({ ...law, day }, profileOf(answers)).find(
    (each) => each.id === regime && each.layer === layer,
  );
  if (!row) throw new Error(`No ${layer} layer for ${regime}.`);
  return row;
}
const drawn = (...asked: Parameters<typeof rowOf>) =>
  rowOf(...asked)
    .years.map(({ verdict }) => marks[verdict])
    .join('');

describe('the years from 2024 to 2030', () => {
  const companies = {
    large: sized('1240', '480', '310'),
    'too small since Omnibus I': sized('600', '80', '50'),
    'listed, of wave 1': listed,
    'a listed SME': { ...sized('180', '30', '20'), listed: 'yes' },
    exempt: { ...subsidiary, inParentReport: 'yes' },
  } as const;

  it.each([
    ['large', 'csrd', 'eu', '–––●●●●'],
    ['too small since Omnibus I', 'csrd', 'eu', '–––––––'],
    ['too small since Omnibus I', 'csrd', 'fr', '–––●●●●'],
    ['listed, of wave 1', 'csrd', 'eu', '●●●––––'],
    ['listed, of wave 1', 'csrd', 'fr', '●●●●●●●'],
    ['listed, of wave 1', 'taxonomy', 'eu', '●●●––––'],
    ['a listed SME', 'csrd', 'eu', '–––––––'],
    ['a listed SME', 'csrd', 'fr', '––––●●●'],
    ['exempt', 'csrd', 'eu', '–––○○○○'],
    ['large', 'energy', 'fr', '●??????'],
    ['large', 'pay', 'eu', '–––●●●●'],
    ['too small since Omnibus I', 'vsme', 'eu', '–––●●●●'],
  ] as const)('of a company that is %s: %s (%s)', (company, regime, layer, expected) => {
    expect(drawn(companies[company], regime, layer)).toBe(expected);
  });

  it('are those that a day in the past foresaw', () => {
    expect(drawn(listed, 'csrd', 'eu', BEFORE)).toBe('●●●●●●●');
    expect(drawn(companies['a listed SME'], 'csrd', 'eu', BEFORE)).toBe('––––●●●');
    expect(drawn(sized('600', '80', '50'), 'csrd', 'eu', '2025-01-01')).toBe('–●●●●●●');
    // The wording of October 2025 was not the law yet.
    expect(drawn(sized('600', '80', '50'), 'energy', 'fr', '2025-01-01')).toBe('●●●●●●●');
  });

  it('change for a rule that begins or ends', () => {
    expect(changesIn(rowOf(listed, 'csrd', 'eu'))).toEqual([
      { year: 2027, verdict: 'no', kind: 'ends', rule: 'csrd-wave-1' },
    ]);
    expect(changesIn(rowOf(listed, 'vsme', 'eu'))).toEqual([
      { year: 2027, verdict: 'yes', kind: 'begins', rule: 'vsme-cap' },
    ]);
  });

  it('tell what French law would answer if it took over the directive', () => {
    const hypothesis = (answers: Answers, day = law.day) => {
      const then = { ...law, day };
      return ifTransposed(then, yearsOf(then, profileOf(answers)), 'csrd')
        ?.years.map(({ verdict }) => marks[verdict])
        .join('');
    };
    expect(hypothesis(listed)).toBe('●●●––––');
    expect(hypothesis(sized('1240', '480', '310'))).toBeUndefined();
    expect(hypothesis(listed, BEFORE)).toBeUndefined();
  });
});

describe('as of another day', () => {
  const verdictsOn = (day: string, answers: Answers) =>
    check({ ...law, day }, profileOf(answers)).flatMap(({ layers }) =>
      layers.map(({ verdict }) => verdict),
    );

  it('answers as that day did', () => {
    for (const [, answers] of typicalWalks)
      for (const { layers } of check({ ...law, day: BEFORE }, profileOf(answers)))
        for (const { verdict, before } of layers) expect(verdict).toBe(before);
    expect(verdictsOn('2024-06-01', listed)).not.toEqual(verdictsOn(law.day, listed));
  });

  it('leaves out rules whose last report has been published', () => {
    const csrd = (day: string) =>
      check({ ...law, day }, profileOf(listed)).find(({ id }) => id === 'csrd')?.layers[0]?.verdict;
    expect(csrd('2027-12-31')).toBe('yes');
    expect(csrd('2028-01-01')).toBe('no');
  });
});
