import { loadRegister } from '@/loaders/law';
import { calendarEntries } from '@/publishing/calendar/entries';
import { stripOf } from '@/publishing/calendar/strip';
import { registerWith } from './fixture';

const DAY = '2026-11-26';
const real = stripOf(calendarEntries(loadRegister(), DAY), DAY);
const rowOf = (subject: string) => {
  const row = real.rows.find((candidate) => candidate.subject === subject);
  if (!row) throw new Error(`The strip has no row for ${subject}.`);
  return row;
};

it('draws the year of the day and the four after it, with every date in them, once', () => {
  expect(real.years).toEqual(['2026', '2027', '2028', '2029', '2030']);
  const drawn = real.rows.flatMap(({ marks }) => marks.map(({ entry }) => entry.id));
  const inYears = calendarEntries(loadRegister(), DAY).filter(
    ({ date }) => date >= '2026' && date < '2031',
  );
  expect(drawn.sort()).toEqual(inYears.map(({ id }) => id).sort());
  expect(stripOf(calendarEntries(registerWith(), '2029-06-01'), '2029-06-01').years[0]).toBe(
    '2029',
  );
});

it('shows ten regimes unasked, those with dates ahead', () => {
  const shown = real.rows.filter((row) => row.shown);
  expect(shown).toHaveLength(10);
  expect(shown[0]?.subject).toBe('csrd');
  for (const { next } of shown) expect(next && next.date > '2026-11').toBe(true);
  const late = '2030-12-31';
  expect(stripOf(calendarEntries(loadRegister(), late), late).rows.some((row) => row.shown)).toBe(
    false,
  );
});

it('leads a date that was moved to its new one, on its line or up to it', () => {
  for (const { marks, arrows } of real.rows)
    for (const { year, at, lane, to, by, rise } of arrows) {
      const target = marks.find(({ entry }) => entry.id === to);
      if (!target) throw new Error(`Nothing stands where an arrow leads: ${to}.`);
      expect(year * 100 + at + by).toBe(target.year * 100 + target.at);
      expect(lane - rise).toBe(target.lane);
    }
  expect(rowOf('csddd').arrows).toHaveLength(5);
});
