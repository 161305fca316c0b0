import { getTranslations } from 'next-intl/server';
import { CalendarLinks } from '@/components/calendar/calendar-links';
import { Change, EntryDate } from '@/components/calendar/entries';
import indexed from '@/components/layout/indexed-columns.module.css';
import { looksOf } from '@/components/ui/tag';
import { today } from '@/lib/dates';
import { formatNumber } from '@/lib/numbers';
import { upperFirst } from '@/lib/sentences';
import { loadTypesetRegister } from '@/loaders/law';
import { pagePath } from '@/loaders/routes/addresses';
import { calendarSubjects } from '@/publishing/calendar/calendars';
import { type CalendarEntry, calendarEntries } from '@/publishing/calendar/entries';
import type { ToldObligation } from '@/publishing/obligations/facts';
import styles from './obligations.module.css';
import { ProvisionLink } from './rules';

/** The dates of an obligation, earliest first. */
export function datesOf({ obligation, locale }: Pick<ToldObligation, 'obligation' | 'locale'>) {
  return calendarEntries(loadTypesetRegister(locale), today()).filter(({ id }) =>
    obligation.milestones.includes(id),
  );
}

/** Whether a date stands and is not over. */
const isAhead = ({ state }: CalendarEntry): boolean =>
  state === 'upcoming' || state === 'current' || state === 'proposed';

interface DatesProps {
  told: ToldObligation;
  entries: readonly CalendarEntry[];
}

/** Dates with their states: those ahead, then the others, folded; and the calendars that have them. */
export async function Dates({ told, entries }: DatesProps) {
  const t = await getTranslations('obligation.dates');
  const guide = await getTranslations('guide');
  const { locale, law } = told;
  const over = entries.filter((entry) => !isAhead(entry)).reverse();
  return (
    <div data-state-on={law.day} data-looks={looksOf((state) => guide(`status.${state}`))}>
      <DateList told={told} entries={entries.filter(isAhead)} />
      {over.length > 0 && (
        <details className="fold">
          <summary>{t('over', { count: formatNumber(over.length, locale) })}</summary>
          <DateList told={told} entries={over} />
        </details>
      )}
      <Calendars told={told} />
    </div>
  );
}

function DateList({ told, entries }: DatesProps) {
  if (entries.length === 0) return null;
  const calendar = pagePath('calendar', told.locale);
  return (
    <ol role="list">
      {entries.map((entry) => (
        <li key={entry.id} id={entry.id} className={`${indexed.entry} ${styles.entry}`}>
          <EntryDate entry={entry} />
          <div className={`measure ${styles.body}`}>
            <p>{upperFirst(entry.label[told.locale])}</p>
            <Change entry={entry} page={calendar} />
            <ProvisionLink told={told} of={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The calendars of the subjects of an obligation. */
async function Calendars({ told: { obligation, locale } }: { told: ToldObligation }) {
  const t = await getTranslations('obligation.dates');
  const register = loadTypesetRegister(locale);
  const found = calendarSubjects().filter((subject) => obligation.subjects.includes(subject));
  if (found.length === 0) return null;
  return (
    <dl className="soft above-4" data-screen-only>
      {found.map((subject) => {
        const name = register[subject]?.name[locale] ?? subject;
        return (
          <div key={subject} className="spread">
            <dt>{t('calendar', { name })}</dt>
            <dd className="flow">
              <CalendarLinks name={name} subject={subject} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
