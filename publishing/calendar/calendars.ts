import { getTranslations } from 'next-intl/server';
import { addressIn, provisionName } from '@/law/acts';
import type { Followed } from '@/law/checker/followed';
import type { RegimeId } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { site } from '@/lib/config/site';
import { formatDate, today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { guideOnSubject } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { loadRegister, loadTypesetRegister } from '@/loaders/law';
import { loadObligations } from '@/loaders/obligations';
import { absoluteUrl, obligationFeedPath, pagePath, pageUrl } from '@/loaders/routes/addresses';
import {
  type CalendarEntry,
  calendarEntries,
  changeMessage,
  newDateMessage,
  revisionOf,
} from './entries';
import type { Calendar, CalendarEvent } from './icalendar';

/** Stands for every regime. */
const ALL = 'tous';

/** Subjects of the law that have dates, each with a calendar of its own. */
export const calendarSubjects = (): string[] =>
  Object.entries(loadRegister()).flatMap(([id, { milestones }]) =>
    milestones.length > 0 ? [id] : [],
  );

/** `csrd.ics`, `tous.ics`: stable, since readers subscribe to it. */
export const calendarFile = (subject: string = ALL): string => `${subject}.ics`;

/** `/calendrier/csrd.ics`. */
export const calendarPath = (locale: Locale, subject?: string): string =>
  `${pagePath('calendar', locale)}${calendarFile(subject)}`;

/** `webcal://…/calendrier/csrd.ics`, which opens the reader's calendar application. */
export const subscriptionUrl = (origin: string, locale: Locale, subject?: string): string =>
  absoluteUrl(calendarPath(locale, subject), origin).replace(/^https?:/, 'webcal:');

/** The calendar of a language: of every regime, or of one. */
export async function calendarOf(locale: Locale, subject?: string): Promise<Calendar> {
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const register = loadTypesetRegister(locale);
  const day = today();
  const { milestones } = entriesOf(register);
  const entries = calendarEntries(register, day).filter(
    (entry) => subject === undefined || entry.subject === subject,
  );
  const regime = subject === undefined ? t('file.everyRegime') : (entries[0]?.regime[locale] ?? '');
  const events = entries.map(
    async (entry): Promise<CalendarEvent> => ({
      ...revisionOf(entry, milestones, day),
      id: entry.id,
      date: entry.date,
      state: entry.state,
      summary: await summaryOf(entry, locale),
      description: await descriptionOf(entry, locale),
      category: entry.regime[locale],
      url: pageUrl('calendar', locale, entry.id),
    }),
  );
  return {
    name: t('file.name', { brand: site.brand, regime }),
    description: t('file.description'),
    language: locale,
    publisher: site.brand,
    host: new URL(site.origin).hostname,
    url: pageUrl('calendar', locale),
    source: absoluteUrl(calendarPath(locale, subject), site.origin),
    events: await Promise.all(events),
  };
}

/** `Cancelled. CSRD: first reports (in 2028, no day set)`. */
async function summaryOf(entry: CalendarEntry, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const { state, date, regime, label } = entry;
  const marked = state === 'cancelled' || state === 'deferred' || state === 'proposed';
  const title = t('file.title', { regime: regime[locale], label: label[locale] });
  return [
    ...(marked ? [t(`file.marks.${state}`)] : []),
    date.length === 10 ? title : t('file.noDay', { title, period: formatDate(date, locale) }),
  ].join(' ');
}

/** The provision, what became of the date, and a link to the guide on its subject. */
async function descriptionOf(entry: CalendarEntry, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const { source, provision, cancelled, cancelledBy, replacement, subject } = entry;
  const guide = guideOnSubject(subject, loadGuides(locale));
  const change = cancelled && {
    act: cancelledBy?.name[locale] ?? '',
    since: formatDate(cancelled.date, locale),
    law: (act: string) => act,
  };
  return [
    source && provisionName(source, provision, locale),
    source && addressIn(source, locale),
    change && t.markup(changeMessage(entry), change),
    replacement && t(newDateMessage(entry.state), { date: formatDate(replacement.date, locale) }),
    guide && t('file.guide', { url: pageUrl(`guides/${guide.slug}`, locale) }),
    (await getTranslations({ locale }))('lawAsAt'),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The calendars and the feed on each regime, in a language. */
export const followed = (locale: Locale): Record<RegimeId, Followed> =>
  Object.fromEntries(
    loadObligations().flatMap(({ id, checker, subjects }) =>
      checker
        ? [
            [
              checker,
              { calendars: calendarsOn(subjects, locale), feed: obligationFeedPath(id, locale) },
            ],
          ]
        : [],
    ),
  ) as Record<RegimeId, Followed>;

function calendarsOn(subjects: readonly string[], locale: Locale): Followed['calendars'] {
  const register = loadTypesetRegister(locale);
  const { publicOrigin } = site;
  return calendarSubjects()
    .filter((subject) => subjects.includes(subject))
    .map((subject) => ({
      name: register[subject]?.name[locale] ?? '',
      url: publicOrigin
        ? subscriptionUrl(publicOrigin, locale, subject)
        : calendarPath(locale, subject),
    }));
}
