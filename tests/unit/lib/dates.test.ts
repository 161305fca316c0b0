import { parisDay } from '@/lib/dates';

it('is the date in Paris at every hour of the year, in summer and in winter', () => {
  const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  const hours = Array.from({ length: 366 * 24 }, (_none, hour) => Date.UTC(2027, 9, 1, hour, 30));
  expect(hours.filter((hour) => parisDay(new Date(hour)) !== paris.format(hour))).toEqual([]);
});

it('creates no format before the evening, which would hold up every page', async () => {
  const create = jest.spyOn(Intl, 'DateTimeFormat');
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('@/lib/dates');
    expect(fresh.parisDay(new Date('2026-11-23T21:59:59Z'))).toBe('2026-11-23');
    expect(create).not.toHaveBeenCalled();
    expect(fresh.parisDay(new Date('2026-11-23T23:00:00Z'))).toBe('2026-11-24');
  });
  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
});
