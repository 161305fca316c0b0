import { getTranslations } from 'next-intl/server';
import type { ComeBackMessages } from '@/islands/checker/come-back';
import {
  type CheckerMessages,
  messagesNamed,
  withHeadline,
  withLaw,
} from '@/islands/checker/messages';
import { eventsFile, lawFile } from '@/law/checker/checker-law';
import { isComing } from '@/law/checker/regime-dates';
import type { RegimeId } from '@/law/checker/regimes';
import { type ComeBackLaw, comeBackFile } from '@/law/checker/since';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadCheckerLaw } from '@/loaders/checker-law';
import { calendarOf } from '@/publishing/calendar/calendars';
import { printCalendar } from '@/publishing/calendar/icalendar';
import { comeBackLaw } from '@/publishing/checker/come-back';
import { publishedDataset } from '@/publishing/open-data/files';

// The law that the checker loads when it starts; on demand, the calendar from which it extracts a company's dates, and
// what changed for those who come back.
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) =>
    [lawFile(locale), lawFile(locale, HERO), eventsFile(locale), comeBackFile(locale)].map(
      (file) => ({ file }),
    ),
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
      return Response.json({ ...law, version: publishedDataset().version, messages });
    }
    if (file === eventsFile(locale)) return new Response(await eventsIn(locale));
    if (file === comeBackFile(locale)) return Response.json(await comeBackIn(locale));
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

async function comeBackIn(locale: Locale): Promise<ComeBackLaw & { messages: ComeBackMessages }> {
  const t = await getTranslations({ locale, namespace: 'checker' });
  const { kinds: _, ...messages } = t.raw('comeBack');
  return { ...(await comeBackLaw(locale)), messages };
}
