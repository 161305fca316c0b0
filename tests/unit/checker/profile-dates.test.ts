import type { Answers } from '@/law/checker/answers';
import { BEFORE } from '@/law/checker/checker-law';
import { profileOf } from '@/law/checker/profile';
import { datesFor, datesOfProfile } from '@/law/checker/profile-dates';
import type { RegimeId } from '@/law/checker/regimes';
import { check } from '@/law/checker/result';
import { entriesOf } from '@/law/entries';
import { milestoneState } from '@/law/milestones';
import type { Milestone } from '@/law/register';
import { loadRegister } from '@/loaders/law';
import { alone } from '@/tests/checker-walks';
import { law, resultsOf } from './law-fixture';

const datesOf = (answers: Answers, regime: RegimeId) => {
  const result = resultsOf(answers).find(({ id }) => id === regime);
  return result ? datesFor(law, result).map(({ id }) => id) : undefined;
};

const large: Answers = { ...alone, employees: '1240', turnover: '480', balance: '310' };
const small: Answers = { ...alone, employees: '60', turnover: '5', balance: '3' };

it('gives the dates of rules that apply, and of the subject as a whole', () => {
  expect(datesOf(large, 'csrd')).toEqual(
    expect.arrayContaining(['csrd-scope-first-report', 'omnibus-csrd-transposition']),
  );
});

it('keeps regimes apart that stand in one file of the register', () => {
  expect(datesOf(small, 'equality')).toEqual(['equality-index-2027']);
  expect(datesOf(small, 'bdese')).toEqual([]);
  expect(datesOf({ ...alone, employees: '600' }, 'beges')).toEqual([]);
});

it('puts in the calendar only what certainly applies', () => {
  const ids = datesOfProfile(law, resultsOf(small));
  expect(ids).toContain('equality-index-2027');
  expect(ids).not.toContain('energy-management-certified');
  expect(datesOfProfile(law, resultsOf({}))).toEqual(new Set());
});

it('names coming dates alone, and those that stood on the day that is asked about', () => {
  const { milestones } = entriesOf(loadRegister());
  const idsOn = (day: string) => {
    const then = { ...law, day };
    return check(then, profileOf({})).flatMap((result) =>
      datesFor(then, result).map(({ id }) => id),
    );
  };
  for (const day of [law.day, BEFORE]) {
    const states = idsOn(day).map((id) => milestoneState(milestones.get(id) as Milestone, day));
    expect(states.length).toBeGreaterThan(10);
    expect(new Set(states)).toEqual(new Set(['upcoming']));
  }
  expect(idsOn(BEFORE)).not.toEqual(idsOn(law.day));
});
