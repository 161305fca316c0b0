import { getTranslations } from 'next-intl/server';
import indexed from '@/components/layout/indexed-entries.module.css';
import type { Act } from '@/law/register';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { guideOnSubject } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { type CalendarEntry, changeMessage } from '@/publishing/calendar/entries';
import { pageName } from '@/routes/names';
import { LinkedAct } from '@/ui/linked-act';
import { PageLink } from '@/ui/page-link';
import { EntryDate } from './entry-date';
import styles from './entry-list.module.css';
import { subjectsOf } from './regimes';

interface EntryListProps {
  year: string;
  entries: readonly CalendarEntry[];
  /** Past years are left out of the search index, since guides cover them. */
  past: boolean;
}

/** The dates of a year. */
export const EntryList = ({ year, entries, past }: EntryListProps) => (
  <section
    className={styles.year}
    aria-labelledby={`year-${year}`}
    data-in={subjectsOf(entries)}
    data-search-skip={past || undefined}
  >
    <h2 id={`year-${year}`} className={indexed.title}>
      {year}
    </h2>
    <ol role="list">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  </section>
);

async function Entry({ entry }: { entry: CalendarEntry }) {
  const locale = await currentLocale();
  const { id, subject, regime, label, source, provision } = entry;
  return (
    <li id={id} className={indexed.entry} data-regime={subject}>
      <EntryDate entry={entry} />
      <div>
        <p className={styles.label}>
          <span className={styles.regime}>{regime[locale]}</span> {label[locale]}
        </p>
        <Change entry={entry} />
        <p className={indexed.law} data-search-skip>
          {source && <SourceAct act={source} locale={locale} />}
          {provision && `, ${provision[locale]}`}
          <SubjectGuide subject={subject} />
        </p>
      </div>
    </li>
  );
}

/** What cancelled a date, or set another one. */
async function Change({
  entry: { state, cancelled, cancelledBy, replacement },
}: {
  entry: CalendarEntry;
}) {
  if (!cancelled || !cancelledBy) return null;
  const t = await getTranslations('calendar');
  const locale = await currentLocale();
  return (
    <p className={styles.change} data-search-skip>
      {t.rich(changeMessage({ state, replacement }), {
        since: formatDate(cancelled.date, locale),
        act: cancelledBy.name[locale],
        law: () => <SourceAct act={cancelledBy} locale={locale} />,
      })}
      {replacement && (
        <>
          {' '}
          <a href={`#${replacement.id}`}>
            {t('newDate', { date: formatDate(replacement.date, locale) })}
          </a>
        </>
      )}
    </p>
  );
}

/** An act whose text is not official says so. */
async function SourceAct({ act, locale }: { act: Act; locale: Locale }) {
  const source = await getTranslations('guide.source');
  return (
    <>
      <LinkedAct act={act} locale={locale} />
      {act.secondary && ` (${source('secondary')})`}
    </>
  );
}

async function SubjectGuide({ subject }: { subject: string }) {
  const locale = await currentLocale();
  const guide = guideOnSubject(subject, loadGuides(locale));
  if (!guide) return null;
  const t = await getTranslations('calendar');
  const name = await pageName(`guides/${guide.slug}`, locale);
  return (
    <>
      {' · '}
      <PageLink page={`guides/${guide.slug}`}>{t('guide', { name })}</PageLink>
    </>
  );
}
