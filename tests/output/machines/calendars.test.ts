import ICAL from 'ical.js';
import { eventsAddress } from '@/law/checker/checker-law';
import { milestoneState } from '@/law/milestones';
import { site } from '@/lib/config/site';
import { firstDay, today } from '@/lib/dates';
import { locales } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { loadRegister } from '@/loaders/law';
import { pageUrl } from '@/loaders/routes/addresses';
import { calendarFile, calendarPath, calendarSubjects } from '@/publishing/calendar/calendars';
import { builtFiles, readBuilt } from '../support/site';

const register = loadRegister();
const host = new URL(site.origin).hostname;
const parse = (address: string) =>
  new ICAL.Component(ICAL.parse(readBuilt(address).toString('utf8')))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));

it('has a calendar per language for all regimes and for each, of different names', () => {
  const names = [calendarFile(), ...calendarSubjects().map(calendarFile)];
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(10);
  expect(builtFiles.filter((file) => file.endsWith('.ics')).sort()).toEqual(
    locales
      .flatMap((locale) => [
        ...[undefined, ...calendarSubjects()].map((id) => calendarPath(locale, id)),
        // The one from which the checker takes a company's own dates.
        eventsAddress(locale),
      ])
      .map((address) => address.slice(1))
      .sort(),
  );
});

describe.each(locales)('the calendars in %s', (locale) => {
  const everything = parse(calendarPath(locale));
  const milestones = Object.values(register).flatMap((subject) => subject.milestones);

  it('have every milestone once, on its first day, with its state', () => {
    const events = new Map(everything.map((event) => [event.uid, event]));
    expect(everything).toHaveLength(milestones.length);
    expect(events.size).toBe(milestones.length);
    for (const milestone of milestones) {
      const event = events.get(`${milestone.id}@${host}`);
      const state = milestoneState(milestone, today());
      const status = event?.component.getFirstPropertyValue('status');
      expect([milestone.id, event?.startDate.toString(), status === 'CANCELLED']).toEqual([
        milestone.id,
        firstDay(milestone.date),
        state === 'cancelled' || state === 'deferred',
      ]);
      expect(event?.startDate.isDate).toBe(true);
      expect(event?.summary).toContain(typeset(milestone.label[locale], locale));
      expect(event?.component.getFirstPropertyValue('url')).toBe(
        pageUrl('calendar', locale, milestone.id),
      );
    }
  });

  it.each(calendarSubjects())('have the dates of %s in its own file, as in that of all', (id) => {
    const own = register[id]?.milestones.map((milestone) => `${milestone.id}@${host}`) ?? [];
    const listed = parse(calendarPath(locale, id));
    expect(listed.map(({ uid }) => uid).sort()).toEqual(own.sort());
    const inAll = new Map(everything.map((event) => [event.uid, event.toString()]));
    for (const event of listed) expect(event.toString()).toBe(inAll.get(event.uid));
  });
});
