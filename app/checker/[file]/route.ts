import { getTranslations } from 'next-intl/server';
import {
  type CheckerMessages,
  messagesNamed,
  withHeadline,
  withLaw,
} from '@/browser/islands/checker/messages';
import { eventsFile, lawFile } from '@/law/checker/checker-law';
import { isComing } from '@/law/checker/regime-dates';
import type { RegimeId } from '@/law/checker/regimes';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadCheckerLaw } from '@/loaders/checker-law';
import { calendarOf } from '@/publishing/calendar/calendars';
import { printCalendar } from '@/publishing/calendar/icalendar';
import { followed } from '@/publishing/checker/followed';
import { publishedDataset } from '@/publishing/open-data/files';

// The law that the checker loads when it starts; on demand, the calendar from which it extracts a company's dates.
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) =>
    [lawFile(locale), lawFile(locale, HERO), eventsFile(locale)].map((file) => ({ file })),
  );

/** The regime that the landing page answers on. */
const HERO = 'csrd';
const withHero = [...withHeadline, 'ambiguous', 'invalid'] as const;

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  for (const locale of locales) {
    const isHero = file === lawFile(locale, HERO);
    if (isHero || file === lawFile(locale)) {
      const t = await getTranslations({ locale, namespace: 'checker' });
      const words: CheckerMessages = t.raw('words');
      const messages = messagesNamed(isHero ? withHero : withLaw, words);
      const law = await lawIn(locale, isHero ? [HERO] : undefined);
      const { version } = publishedDataset();
      return Response.json({
        ...law,
        version,
        messages,
        ...(!isHero && { followed: followed(locale) }),
      });
    }
    if (file === eventsFile(locale)) return new Response(await eventsIn(locale));
  }
  return new Response(null, { status: 404 });
}

const lawIn = (locale: Locale, only?: readonly RegimeId[]) =>
  loadCheckerLaw(locale, getTranslations, only);

/** The calendar of all regimes without its source: a company's own file is never refreshed. */
async function eventsIn(locale: Locale): Promise<string> {
  const { dates } = await lawIn(locale);
  const coming = Object.values(dates).flatMap((each) =>
    each.filter((date) => isComing(date, today())),
  );
  const ids = new Set(coming.map(({ id }) => id));
  const { source: _, events, ...calendar } = await calendarOf(locale);
  return printCalendar({ ...calendar, events: events.filter(({ id }) => ids.has(id)) });
}
