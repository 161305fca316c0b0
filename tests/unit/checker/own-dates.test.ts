import { withEventsOf } from '@/browser/islands/checker/export';
import { printCalendar } from '@/publishing/calendar/icalendar';
import { calendarOn, registerWith } from '../calendar/fixture';

it('keeps the events of some milestones as they are published, and the calendar around them', () => {
  const calendar = calendarOn(registerWith(), '2026-11-22');
  const event = calendar.events[0];
  if (!event) throw new Error('The made-up register has no milestone.');
  const long = `a-milestone-whose-name-${'does-not-end-'.repeat(6)}soon`;
  const [one, other, folded] = (['one', 'other', long] as const).map((id) => ({ ...event, id }));
  const published = printCalendar({ ...calendar, events: [one, other, folded] as never });
  expect(withEventsOf(published, new Set(['one', long]))).toBe(
    printCalendar({ ...calendar, events: [one, folded] as never }),
  );
});
