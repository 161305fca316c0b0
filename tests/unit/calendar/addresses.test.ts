import { calendarPath, subscriptionUrl } from '@/publishing/calendar/calendars';

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
