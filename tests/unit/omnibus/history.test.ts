import { entriesOf } from '@/law/entries';
import { movedDates, omnibusActs } from '@/law/omnibus/history';
import { loadRegister } from '@/loaders/law';

const DAY = '2026-11-22';
const register = loadRegister();
const { acts, milestones } = entriesOf(register);

it('knows its acts', () => {
  expect(omnibusActs.filter((id) => !acts.has(id))).toEqual([]);
});

it('lists every date that it moved, with each act that did and the date that stands', () => {
  const moved = new Map(movedDates(register, DAY).map((date) => [date.milestone.id, date]));
  const cancelled = [...milestones.values()].filter(
    ({ cancelled }) => cancelled && omnibusActs.some((act) => act === cancelled.by),
  );
  expect([...moved.keys()].sort()).toEqual(cancelled.map(({ id }) => id).sort());
  const steps = (id: string, day = DAY) =>
    movedDates(register, day)
      .find(({ milestone }) => milestone.id === id)
      ?.steps.map(({ by, to }) => [by, to?.date]);
  // Postponed by the first act, then moved or dropped by the second.
  expect(steps('csddd-first-2027')).toEqual([
    ['dir-2025-794', '2028-07-26'],
    ['dir-2026-470', '2029-07-26'],
  ]);
  expect(steps('csddd-first-2027', '2025-12-15')).toEqual([['dir-2025-794', '2028-07-26']]);
  expect(steps('csddd-transposition-2026')).toEqual([
    ['dir-2025-794', '2027-07-26'],
    ['dir-2026-470', '2028-07-26'],
  ]);
  expect(steps('csrd-wave-2-report-2026')).toEqual([
    ['dir-2025-794', '2028'],
    ['dir-2026-470', undefined],
  ]);
  expect(steps('csrd-wave-3-report-2027')).toEqual([
    ['dir-2025-794', '2029'],
    ['dir-2026-470', undefined],
  ]);
  // The first act left this day as it was.
  expect(steps('csddd-second-2028')).toEqual([['dir-2026-470', '2029-07-26']]);
});
