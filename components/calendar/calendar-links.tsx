import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { calendarPath, subscriptionUrl } from '@/publishing/calendar/calendars';

interface CalendarLinksProps {
  name: string;
  subject?: string;
  /** In a list of calendars to download, where the name alone is the link. */
  listed?: boolean;
}

/** Links to the calendar of a subject, or of all: to download, and to subscribe where the origin is public. */
export async function CalendarLinks({ name, subject, listed = false }: CalendarLinksProps) {
  const t = await getTranslations('calendar.subscribe');
  const locale = await currentLocale();
  const about = <span className="visually-hidden">{t('of', { name })}</span>;
  return (
    <>
      <a href={calendarPath(locale, subject)} download="">
        {listed ? name : t('download')}
        {!listed && about}
      </a>{' '}
      {site.publicOrigin && (
        <a href={subscriptionUrl(site.publicOrigin, locale, subject)}>
          {t('subscribe')}
          {about}
        </a>
      )}
    </>
  );
}
