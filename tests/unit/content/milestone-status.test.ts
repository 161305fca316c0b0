import { dateStatus, milestoneStatus } from '@/lib/content/facts/milestone-status';
import { milestonesOn } from '@/lib/content/facts/milestones';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { loadGuide } from '@/lib/content/load/guides';

const DAYS = ['2025-12-15', '2026-11-22', '2030-01-01'] as const;
const [, NOW] = DAYS;

describe('the status of a date', () => {
  it.each([
    ['2025-04-17', 'past', 'past', 'past'],
    ['2025-12-15', 'current', 'past', 'past'],
    ['2025-12', 'current', 'past', 'past'],
    ['2025', 'current', 'past', 'past'],
    ['2025-12-31', 'upcoming', 'past', 'past'],
    ['2026-11-21', 'upcoming', 'past', 'past'],
    ['2026-11-22', 'upcoming', 'current', 'past'],
    ['2026-11', 'upcoming', 'current', 'past'],
    ['2026', 'upcoming', 'current', 'past'],
    ['2026-11-23', 'upcoming', 'upcoming', 'past'],
    ['2026-12', 'upcoming', 'upcoming', 'past'],
    ['2028', 'upcoming', 'upcoming', 'past'],
    ['2030-01-01', 'upcoming', 'upcoming', 'current'],
    ['2030', 'upcoming', 'upcoming', 'current'],
    ['2031', 'upcoming', 'upcoming', 'upcoming'],
  ])('%s', (date, ...expected) => {
    expect(DAYS.map((day) => dateStatus(date, day))).toEqual(expected);
  });

  it.each(['proposed', 'deferred', 'cancelled'] as const)('is %s on any day', (status) => {
    for (const date of ['2025-01-01', '2028'])
      expect(DAYS.map((day) => milestoneStatus({ date, status }, day))).toEqual([
        status,
        status,
        status,
      ]);
  });
});

describe('milestones', () => {
  const milestone = (id: string, date: string, more: object = {}) => ({
    ...{ id, date, label: { fr: id, en: id }, source: 'act' },
    ...more,
  });
  const shown = (day: string, ...milestones: ReturnType<typeof milestone>[]) =>
    milestonesOn(day, { milestones }, undefined).map(({ id, status, newDate }) => [
      id,
      status,
      newDate,
    ]);

  it('turn from upcoming to past over time, in order of date', () => {
    const milestones = [milestone('late', '2029-07-26'), milestone('soon', '2026-07-02')] as const;
    expect(DAYS.map((day) => shown(day, ...milestones))).toEqual([
      [
        ['soon', 'upcoming', undefined],
        ['late', 'upcoming', undefined],
      ],
      [
        ['soon', 'past', undefined],
        ['late', 'upcoming', undefined],
      ],
      [
        ['soon', 'past', undefined],
        ['late', 'past', undefined],
      ],
    ]);
  });

  it('state their final date when deferred, and none when cancelled', () => {
    const deferred = (to: string) => ({ status: 'deferred', replacedBy: to });
    expect(
      shown(
        NOW,
        milestone('first', '2026-07-26', deferred('second')),
        milestone('second', '2027-07-26', deferred('third')),
        milestone('third', '2028-07-26'),
        milestone('dropped', '2029', { status: 'cancelled' }),
      ),
    ).toEqual([
      ['first', 'deferred', '2028-07-26'],
      ['second', 'deferred', '2028-07-26'],
      ['third', 'upcoming', undefined],
      ['dropped', 'cancelled', undefined],
    ]);
  });

  it.each(DAYS)(
    'of the guides are, on %s, upcoming when their date is to come, and then alone',
    (day) => {
      const all = guideSlugs().flatMap((slug) =>
        milestonesOn(day, loadGuide(slug, 'fr').data, undefined),
      );
      const wrong = all.filter(({ date, status }) =>
        date < day ? status === 'upcoming' : status === 'past',
      );
      expect(all.length).toBeGreaterThan(100);
      expect(wrong).toEqual([]);
    },
  );
});
