import { addMonths, firstDay, isDate, parisDay, rehearsed, weeksBefore } from '@/lib/dates';

it('is the date in Paris at every hour of the year, in summer and in winter', () => {
  const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  const hours = Array.from({ length: 366 * 24 }, (_none, hour) => Date.UTC(2027, 9, 1, hour, 30));
  expect(hours.filter((hour) => parisDay(new Date(hour)) !== paris.format(hour))).toEqual([]);
});

it('counts months by the calendar', () => {
  expect(addMonths('2026-11-22', 6)).toBe('2027-05-22');
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect([firstDay('2028'), firstDay('2028-07'), firstDay('2028-07-26')]).toEqual([
    '2028-01-01',
    '2028-07-01',
    '2028-07-26',
  ]);
});

it.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-04-31', false],
  ['2027-13', false],
  ['2027-12', true],
  ['2027', true],
  ['27-01-01', false],
])('says of %s whether it is a date: %s', (text, exists) => {
  expect(isDate(text)).toBe(exists);
});

it('counts weeks back from a day, and on when they are below zero', () => {
  expect([44, 0, -20].map((weeks) => weeksBefore('2027-12-31', weeks))).toEqual([
    '2027-02-26',
    '2027-12-31',
    '2028-05-19',
  ]);
});

it('is rehearsed on a day to come, and on no other', () => {
  process.env.SITE_TODAY = '2999-01-31';
  expect(rehearsed()).toEqual(new Date('2999-01-31T00:00:00Z'));
  process.env.SITE_TODAY = '1999-01-31';
  expect(rehearsed().getTime()).toBeGreaterThan(Date.now() - 10_000);
});
