import type { Followed } from '@/law/checker/followed';
import type { RegimeId } from '@/law/checker/regimes';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import { loadObligations } from '@/loaders/obligations';
import { obligationFeedPath } from '@/loaders/routes/addresses';
import { calendarPath, calendarSubjects, subscriptionUrl } from '@/publishing/calendar/calendars';

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
