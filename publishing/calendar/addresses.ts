import type { Locale } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { absoluteUrl, pagePath } from '@/routes/addresses';

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
