import { loadRegister } from '@/loaders/law';
import { calendarPath, calendarSubjects, subscriptionUrl } from '@/publishing/calendar/calendars';

it('has stable addresses, the same names in every language', () => {
  expect(calendarPath('fr')).toBe('/calendrier/tous.ics');
  expect(calendarPath('en', 'csrd')).toBe('/en/calendrier/csrd.ics');
});

it('subscribes by webcal, whatever the scheme of the site', () => {
  expect(subscriptionUrl('https://www.example.com', 'fr')).toBe(
    'webcal://www.example.com/calendrier/tous.ics',
  );
  expect(subscriptionUrl('http://localhost:3000', 'en', 'csrd')).toBe(
    'webcal://localhost:3000/en/calendrier/csrd.ics',
  );
});

it('has a calendar of every subject with dates, none of which is named like that of all', () => {
  const register = loadRegister();
  expect(calendarSubjects()).toEqual(
    Object.keys(register).filter((id) => register[id]?.milestones.length),
  );
  expect(calendarSubjects()).not.toContain('tous');
});
