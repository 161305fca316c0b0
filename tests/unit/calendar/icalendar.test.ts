import ICAL from 'ical.js';
import { printCalendar } from '@/publishing/calendar/icalendar';
import { calendarOn, registerWith } from './fixture';

const DAY = '2026-11-22';
const calendar = calendarOn(registerWith(), DAY);
const file = printCalendar(calendar);
const { events } = calendar;

describe('an iCalendar file', () => {
  it('has lines of at most 75 octets that end in CRLF, and no character is cut', () => {
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => /[\r\n\t]/.test(line))).toEqual([]);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(events.length * 10);
    expect(file).not.toContain('\ufffd');
  });

  it('is the same whenever it is built', () => {
    jest.useFakeTimers({ now: new Date('2031-07-01T23:30:00Z') });
    expect(printCalendar(calendarOn(registerWith(), DAY))).toBe(file);
    jest.useRealTimers();
    expect(file).toContain('DTSTART;VALUE=DATE:20281001\r\nDTEND;VALUE=DATE:20281002\r\n');
  });

  it('has no alarm, and leaves the days free', () => {
    expect(file).not.toContain('VALARM');
    expect(file.match(/TRANSP:TRANSPARENT/g)).toHaveLength(events.length);
  });

  it('does not escape the addresses of its events', () => {
    expect(file.replaceAll('\r\n ', '')).toContain(
      'URL;VALUE=URI:https://www.example.org/calendrier/?a=1%2C2%3B3#in-force\r\n',
    );
  });
});

describe('what ical.js reads', () => {
  const parsed = new ICAL.Component(ICAL.parse(file));
  const read = parsed.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  it('is every event once, with its words and its first day', () => {
    expect(read.map(({ uid }) => uid)).toEqual(events.map(({ id }) => `${id}@www.example.org`));
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(events.length);
    expect(read.map(({ summary }) => summary)).toEqual(events.map(({ summary }) => summary));
    expect(read.map(({ description }) => description)).toEqual(
      events.map(({ description }) => description),
    );
    expect(read.map(({ startDate }) => [startDate.toString(), startDate.isDate])).toEqual([
      ['2023-01-05', true],
      ['2026-01-01', true],
      ['2028-01-01', true],
      ['2028-10-01', true],
      ['2029-01-01', true],
    ]);
  });

  it('tells what is cancelled and what is only proposed', () => {
    expect(read.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CANCELLED',
      'CONFIRMED',
      'CANCELLED',
      'TENTATIVE',
    ]);
  });

  it('is stamped with the day of its last revision, not of the build', () => {
    expect(read.map(({ component }) => `${component.getFirstPropertyValue('dtstamp')}`)).toEqual(
      events.map(() => '2026-11-21T00:00:00Z'),
    );
  });
});
