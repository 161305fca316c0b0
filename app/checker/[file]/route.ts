import { getMessages, getTranslations } from 'next-intl/server';
import { namedFile } from '@/app/named-file';
import { type CheckerMessages, messagesNamed, withLaw } from '@/browser/islands/checker/messages';
import { eventsFile, lawFile } from '@/law/checker/checker-law';
import { isComing } from '@/law/checker/regime-dates';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadCheckerLaw } from '@/loaders/checker-law';
import { calendarOf, followed } from '@/publishing/calendar/calendars';
import { printCalendar } from '@/publishing/calendar/icalendar';
import { publishedDataset } from '@/publishing/open-data/files';

// The law that the checker loads when it starts; on demand, the calendar from which it extracts a company's dates.
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => [lawFile(locale), eventsFile(locale)].map((file) => ({ file })));

export const GET = namedFile(async (file) => {
  for (const locale of locales) {
    if (file === lawFile(locale)) {
      const { checker, demoRequest } = await getMessages({ locale });
      const words: CheckerMessages = { ...checker.words, demoMessage: demoRequest.written };
      return Response.json({
        ...(await loadCheckerLaw(locale, getTranslations)),
        version: publishedDataset().version,
        messages: messagesNamed(withLaw, words),
        followed: followed(locale),
      });
    }
    if (file === eventsFile(locale)) return new Response(await eventsIn(locale));
  }
  return undefined;
});

/** The calendar of all regimes without its source: a company's own file is never refreshed. */
async function eventsIn(locale: Locale): Promise<string> {
  const { dates } = await loadCheckerLaw(locale, getTranslations);
  const coming = Object.values(dates).flatMap((each) =>
    each.filter((date) => isComing(date, today())),
  );
  const ids = new Set(coming.map(({ id }) => id));
  const { source: _, events, ...calendar } = await calendarOf(locale);
  return printCalendar({ ...calendar, events: events.filter(({ id }) => ids.has(id)) });
}
