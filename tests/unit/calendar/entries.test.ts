import {
  calendarEntries,
  changeMessage,
  entriesByYear,
  nextEntries,
} from '@/publishing/calendar/entries';
import { registerWith } from './fixture';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const on = (day: string) => calendarEntries(registerWith(), day);

it('tells what cancelled a date, and which one replaces it', () => {
  const [, deferred, , cancelled] = on('2026-11-22');
  expect(deferred).toMatchObject({
    state: 'deferred',
    cancelledBy: { id: 'dir-2026-2' },
    replacement: { id: 'wave-2-report-2028' },
  });
  expect(cancelled).toMatchObject({ state: 'cancelled', replacement: undefined });
});

it('says of a date deferred to one that was dropped that both are gone', () => {
  const messages = (register: ReturnType<typeof registerWith>) =>
    calendarEntries(register, '2026-11-22')
      .filter(({ cancelled }) => cancelled)
      .map(changeMessage);
  expect(messages(registerWith())).toEqual(['deferredBy', 'cancelledBy']);
  const dropped = registerWith((milestones) =>
    milestones.map((milestone) =>
      milestone.id === 'wave-2-report-2028'
        ? { ...milestone, cancelled: { by: 'dir-2026-2', date: '2026-05-01' } }
        : milestone,
    ),
  );
  expect(messages(dropped)).toEqual(['deferredThenDropped', 'cancelledBy', 'cancelledBy']);
});

it('has the next dates that are the law, today included', () => {
  expect(ids(nextEntries(on('2022-01-01'), '2022-01-01', 2))).toEqual([
    'in-force',
    'wave-2-report',
  ]);
  expect(ids(nextEntries(on('2028-01-01'), '2028-01-01', 3))).toEqual(['wave-2-report-2028']);
  expect(ids(nextEntries(on('2028-01-02'), '2028-01-02', 3))).toEqual([]);
});

it('lists what is ahead by year, then what is behind, latest year first and the earliest together', () => {
  const years = (day: string) => {
    const { ahead, behind } = entriesByYear(on(day), day);
    return [
      ahead.map(({ year }) => year),
      behind.map(({ year, andEarlier }) => (andEarlier ? `${year} and earlier` : year)),
    ];
  };
  expect(years('2026-11-22')).toEqual([
    ['2028', '2029'],
    ['2026', '2023'],
  ]);
  expect(years('2029-01-01')).toEqual([['2029'], ['2028', '2026', '2024 and earlier']]);
  const { ahead, behind } = entriesByYear(on('2026-11-22'), '2026-11-22');
  expect([...ahead, ...behind].flatMap(({ entries }) => ids(entries)).sort()).toEqual(
    ids(on('2026-11-22')).sort(),
  );
});
