import { getTranslations } from 'next-intl/server';
import type { CheckerMessages, WithLaw } from '@/islands/checker/messages';
import { type CheckerLaw, checkerLaw, eventsFile, lawFile } from '@/law/checker/checker-law';
import { printCalendar } from '@/law/icalendar';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { loadRegister } from '@/loaders/law';
import { lawWords } from '@/loaders/law-words';
import { calendarOf } from '@/publishing/calendar/calendars';

// The law that the checker loads when it starts, and the calendar from which it extracts a company's dates on
// demand.
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => [lawFile, eventsFile].map((nameOf) => ({ file: nameOf(locale) })));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  for (const locale of locales) {
    if (file === lawFile(locale)) return Response.json(await lawIn(locale));
    if (file === eventsFile(locale)) return new Response(await eventsIn(locale));
  }
  return new Response(null, { status: 404 });
}

async function lawIn(locale: Locale): Promise<CheckerLaw & { messages: WithLaw }> {
  const t = await getTranslations({ locale, namespace: 'checker' });
  const { measures, outlook, valueChain } = t.raw('words') as CheckerMessages;
  const words = await lawWords(locale, getTranslations);
  const law = checkerLaw(loadRegister(), today(), locale, {
    ...words,
    typeset: (text) => typeset(text, locale),
  });
  return { ...law, messages: { measures, outlook, valueChain } };
}

/** The calendar of all regimes without its source: a company's own file is never refreshed. */
async function eventsIn(locale: Locale): Promise<string> {
  const { dates } = await lawIn(locale);
  const ids = new Set(Object.values(dates).flatMap((each) => each.map(({ id }) => id)));
  const { source: _, events, ...calendar } = await calendarOf(locale);
  return printCalendar({ ...calendar, events: events.filter(({ id }) => ids.has(id)) });
}
