import { entriesOf } from '@/law/entries';
import { isDateState } from '@/law/milestones';
import { today } from '@/lib/dates';
import { milestonesShown } from '@/loaders/guide-entries';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { resolveLaw } from '@/loaders/guide-law';
import { loadRegister } from '@/loaders/law';
import { requireValue } from '@/loaders/yaml/file';

const register = loadRegister();
const [slug = ''] = allGuideSlugs();
/** A guide that lists every milestone there is. */
const guide = {
  ...requireValue(readGuideData(slug)),
  milestones: [...entriesOf(register).milestones.keys()],
};
const milestonesOn = (day: string) => milestonesShown(resolveLaw(guide, register, day), undefined);

describe.each(['2025-12-15', today(), '2030-01-01'])(
  'a timeline of the whole register on %s',
  (day) => {
    const milestones = milestonesOn(day);

    it('are many', () => {
      expect(milestones.length).toBeGreaterThan(100);
    });

    it('call upcoming only what is still to come', () => {
      const wrong = milestones.filter(({ date, kind, state }) => {
        const [start, end] = [`${date}-01-01`.slice(0, 10), `${date}-12-31`.slice(0, 10)];
        if (state === 'upcoming') return start <= day;
        // A step that was taken in the year is behind us before the year is.
        const taken = kind === 'publication' || kind === 'procedure';
        if (state === 'past') return (taken ? start : end) >= day;
        return state === 'current' && (start > day || end < day);
      });
      expect(wrong).toEqual([]);
    });

    it('know what was cancelled by then, and nothing of what is cancelled later', () => {
      const wrong = milestones.filter(
        ({ cancelled, state, proposed }) =>
          !proposed && isDateState(state) === (cancelled !== undefined && cancelled.date <= day),
      );
      expect(wrong).toEqual([]);
    });

    it('give a deferred milestone the date it was deferred to, and no other a new date', () => {
      const wrong = milestones.filter(
        ({ state, newDate, date }) =>
          (state === 'deferred') !== (newDate !== undefined) ||
          (newDate !== undefined && newDate <= date),
      );
      expect(wrong).toEqual([]);
    });
  },
);

it('tell of the same milestone different things on different days', () => {
  const stateOn = (id: string, day: string) =>
    milestonesOn(day).find((milestone) => milestone.id === id)?.state;
  const days = ['2025-04-16', '2025-12-15', '2026-11-22', '2030-01-01'];
  expect(days.map((day) => stateOn('csrd-wave-3-report-2027', day))).toEqual([
    'upcoming',
    'deferred',
    'cancelled',
    'cancelled',
  ]);
  expect(days.map((day) => stateOn('csrd-scope-first-report', day))).toEqual([
    'upcoming',
    'upcoming',
    'upcoming',
    'past',
  ]);
});
