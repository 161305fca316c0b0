import { dateStatus, milestoneStatus } from '@/lib/content/facts/milestone-status';
import { milestonesOn } from '@/lib/content/facts/milestones';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { loadGuide } from '@/lib/content/load/guides';

const DAYS = ['2025-12-15', '2026-11-22', '2030-01-01'] as const;
const [PUBLICATION, NOW, LATER] = DAYS;

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

describe('the milestones of the guides', () => {
  const on = (day: string) =>
    guideSlugs().flatMap((slug) =>
      milestonesOn(day, loadGuide(slug, 'fr').data, undefined).map((milestone) => ({
        slug,
        ...milestone,
      })),
    );
  const find = (day: string, slug: string, id: string) =>
    on(day).find((milestone) => milestone.slug === slug && milestone.id === id);

  it.each(DAYS)('on %s, are upcoming when their date is to come, and then alone', (day) => {
    const wrong = on(day).filter(({ date, status }) =>
      date < day ? status === 'upcoming' : status === 'past',
    );
    expect(on(day).length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('turn from upcoming to past by themselves', () => {
    const statuses = (slug: string, id: string) => DAYS.map((day) => find(day, slug, id)?.status);
    expect(statuses('notationsguide', 'application')).toEqual(['upcoming', 'past', 'past']);
    expect(statuses('csdddguide', 'full-application')).toEqual(['upcoming', 'upcoming', 'past']);
    expect(statuses('csrdguide', 'stop-the-clock-transposition')).toEqual([
      'upcoming',
      'past',
      'past',
    ]);
  });

  it.each([
    ['assuranceguide', 'limited-standards', '2027-07-01'],
    ['csrdguide', 'limited-assurance-standards', '2027-07-01'],
    ['csrdguide', 'wave-2-original', '2028'],
    ['csdddguide', 'initial-transposition', '2028-07-26'],
    ['csdddguide', 'transposition', '2028-07-26'],
    ['csdddguide', 'first-application', '2029-07-26'],
    ['iaesgguide', 'annex-three-original', '2027-12-02'],
    ['iaesgguide', 'annex-one', '2028-08-02'],
  ])('%s: %s is deferred to %s', (slug, id, newDate) => {
    expect(find(NOW, slug, id)).toMatchObject({ status: 'deferred', newDate });
  });

  it.each([
    ['assuranceguide', 'reasonable-review'],
    ['assuranceguide', 'wave-3'],
    ['csrdguide', 'sector-standards'],
    ['csrdguide', 'reasonable-assurance-review'],
    ['csrdguide', 'wave-3-original'],
    ['csrdguide', 'wave-3-report'],
    ['doublematguide', 'wave-3'],
    ['pmeguide', 'wave-3-report'],
    ['taxonomieguide', 'csrd-wave-3'],
  ])('%s: %s is cancelled', (slug, id) => {
    for (const day of [PUBLICATION, NOW, LATER])
      expect(find(day, slug, id)).toMatchObject({ status: 'cancelled', newDate: undefined });
  });
});
