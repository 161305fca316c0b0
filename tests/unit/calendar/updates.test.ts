import ICAL from 'ical.js';
import type { Milestone, Register } from '@/law/register';
import { printCalendar } from '@/publishing/calendar/icalendar';
import { calendarOn, registerWith } from './fixture';

/** A subscriber's calendar: events by id, in which a higher sequence wins. */
type Subscriber = Map<string, { sequence: number; status: string; date: string }>;

const read = (register: Register, day: string): Subscriber =>
  new Map(
    new ICAL.Component(ICAL.parse(printCalendar(calendarOn(register, day))))
      .getAllSubcomponents('vevent')
      .map((component) => {
        const { uid, sequence, startDate } = new ICAL.Event(component);
        const status = `${component.getFirstPropertyValue('status')}`;
        return [uid.replace(/@.*/, ''), { sequence, status, date: startDate.toString() }];
      }),
  );

const before = read(registerWith(), '2026-11-22');
const change = (id: string, facts: Partial<Milestone>) => (milestones: Milestone[]) =>
  milestones.map((each) => (each.id === id ? { ...each, ...facts } : each));

/** @throws when the subscriber has no such event. */
function eventOf(subscriber: Subscriber, id: string) {
  const event = subscriber.get(id);
  if (!event) throw new Error(`The calendar has no event "${id}".`);
  return event;
}

it('moves an event whose date the register corrects', () => {
  const register = registerWith(change('wave-2-report-2028', { date: '2028-06-30' }), '2026-12-01');
  const { date, sequence } = eventOf(read(register, '2026-12-01'), 'wave-2-report-2028');
  expect(date).toBe('2028-06-30');
  expect(sequence).toBeGreaterThan(eventOf(before, 'wave-2-report-2028').sequence);
});

it('adds an event, and takes nothing from the others', () => {
  const register = registerWith((milestones) => [
    ...milestones,
    { ...(milestones[0] as Milestone), id: 'new-date', date: '2030-01-01' },
  ]);
  const after = read(register, '2026-11-22');
  expect(eventOf(after, 'new-date')).toMatchObject({ date: '2030-01-01', status: 'CONFIRMED' });
  after.delete('new-date');
  expect(after).toEqual(before);
});

it('cancels an event that a new act drops, and adds the new date', () => {
  const cancelled = { by: 'dir-2026-2', date: '2026-12-01' };
  const register = registerWith(
    (milestones) => [
      ...change('wave-2-report-2028', { cancelled, replacedBy: 'wave-2-report-2030' })(milestones),
      { ...(milestones[0] as Milestone), id: 'wave-2-report-2030', date: '2030' },
    ],
    '2026-12-01',
  );
  const after = read(register, '2026-12-01');
  const { status, sequence, date } = eventOf(after, 'wave-2-report-2028');
  expect({ status, date }).toEqual({ status: 'CANCELLED', date: '2028-01-01' });
  expect(sequence).toBeGreaterThan(eventOf(before, 'wave-2-report-2028').sequence);
  expect(eventOf(after, 'wave-2-report-2030')).toMatchObject({
    date: '2030-01-01',
    status: 'CONFIRMED',
  });
});

it('cancels an event on a day known ahead, between two checks of the law', () => {
  const register = registerWith(
    change('wave-2-report-2028', { cancelled: { by: 'dir-2026-2', date: '2027-01-01' } }),
  );
  const ahead = eventOf(read(register, '2026-12-31'), 'wave-2-report-2028');
  const then = eventOf(read(register, '2027-01-01'), 'wave-2-report-2028');
  expect(ahead).toEqual(eventOf(before, 'wave-2-report-2028'));
  expect(then.status).toBe('CANCELLED');
  expect(then.sequence).toBe(ahead.sequence + 1);
  // The event it had replaced changes revision too.
  expect(eventOf(read(register, '2027-01-01'), 'wave-2-report').sequence).toBe(
    eventOf(before, 'wave-2-report').sequence + 1,
  );
});

it('changes nothing by the passing of time alone', () => {
  expect(read(registerWith(), '2026-12-31')).toEqual(before);
});

it('raises the sequence when a cancellation is withdrawn', () => {
  const withdrawn = registerWith(
    (milestones) => milestones.map(({ cancelled: _, replacedBy: __, ...rest }) => rest),
    '2026-11-22',
  );
  const { status, sequence } = eventOf(read(withdrawn, '2026-11-22'), 'reasonable-assurance');
  expect(status).toBe('CONFIRMED');
  expect(sequence).toBeGreaterThan(eventOf(before, 'reasonable-assurance').sequence);
});
