import { routeLocale } from '@/lib/i18n/current-locale';
import { locales } from '@/lib/i18n/locales';
import { calendarFile, calendarOf, calendarSubjects } from '@/publishing/calendar/calendars';
import { printCalendar } from '@/publishing/calendar/icalendar';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) =>
    [undefined, ...calendarSubjects()].map((subject) => ({ locale, file: calendarFile(subject) })),
  );

interface Context {
  params: Promise<{ locale: string; file: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const subject = calendarSubjects().find((id) => calendarFile(id) === file);
  if (!subject && file !== calendarFile()) return new Response(null, { status: 404 });
  return new Response(printCalendar(await calendarOf(await routeLocale(params), subject)), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
