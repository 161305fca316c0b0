import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { MilestoneTag } from '@/components/ui/tag';
import type { MilestoneState } from '@/law/milestones';
import { formatDate, placeInYear } from '@/lib/dates';
import { fingerprint } from '@/lib/exported-files';
import { currentLocale } from '@/lib/i18n/current-locale';
import { COLON } from '@/lib/sentences';
import type { CalendarEntry } from '@/publishing/calendar/entries';
import { type StripRow, stripOf } from '@/publishing/calendar/strip';
import { boxOf, placesIn, type Regime, rulesFor } from './regimes';
import styles from './strip.module.css';

interface StripProps {
  entries: readonly CalendarEntry[];
  regimes: readonly Regime[];
  day: string;
}

/**
 * The years ahead, drawn: a row for each regime, a mark for each date. It is a table whose cells link to the entries below
 * it. The boxes before the names of regimes choose what is listed, by CSS alone; without one ticked, everything is.
 */
export async function Strip({ entries, regimes, day }: StripProps) {
  const t = await getTranslations('calendar.strip');
  const { years, rows } = stripOf(entries, day);
  const [from = '', until = ''] = [years[0], years.at(-1)];
  const css = `${rulesFor(regimes)}\n${placesIn(rows, placeInYear(day))}`;
  const others = regimes.filter(({ id }) => !rows.some((row) => row.shown && row.subject === id));
  return (
    <section
      className={`page ${styles.strip}`}
      aria-label={t('title', { from, until })}
      data-regimes
      data-search-skip
    >
      <style href={fingerprint(css)} precedence="calendar">
        {css}
      </style>
      <Legend rows={rows} />
      <table className={styles.table}>
        <caption className="visually-hidden">{t('title', { from, until })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('regime')}</th>
            <th scope="col">{t('next')}</th>
            {years.map((year, index) => (
              <th key={year} scope="col">
                {index === 0 && (
                  <span className={`term ${styles.today}`} aria-hidden>
                    {t('today')}
                  </span>
                )}
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.marks}>
          {rows.map((row) => (
            <Row key={row.subject} row={row} years={years} />
          ))}
        </tbody>
      </table>
      <OtherRegimes regimes={others} />
    </section>
  );
}

async function Row({ row, years }: { row: StripRow; years: readonly string[] }) {
  const locale = await currentLocale();
  const state = await getTranslations('guide.status');
  const { subject, shown, lanes, next } = row;
  const name = row.name[locale];
  return (
    <tr data-regime={shown ? undefined : subject} data-lanes={lanes}>
      <th scope="row">{shown ? <Choice id={subject} name={name} /> : name}</th>
      <td>{next && <a href={`#${next.id}`}>{formatDate(next.date, locale)}</a>}</td>
      {years.map((year, index) => (
        <td key={year}>
          {row.arrows
            .filter((arrow) => arrow.year === index)
            .map(({ at, lane, by, rise, to }) => (
              <i
                key={`${lane} ${at} ${to}`}
                data-at={at}
                data-lane={lane}
                data-by={by}
                data-rise={rise || undefined}
              />
            ))}
          {row.marks
            .filter((mark) => mark.year === index)
            .map(({ entry, at, lane }) => (
              // Keyboards have the list below: a stop at each mark would be a hundred before it.
              <a
                key={entry.id}
                href={`#${entry.id}`}
                title={`${formatDate(entry.date, locale)}${COLON[locale]}${entry.label[locale]}`}
                tabIndex={-1}
                data-at={at}
                data-lane={lane}
              >
                <MilestoneTag state={entry.state} word={state(entry.state)} />
              </a>
            ))}
        </td>
      ))}
    </tr>
  );
}

/** A box that chooses a regime, with its name. */
const Choice = ({ id, name }: Regime) => (
  <label className={styles.choice}>
    <input type="checkbox" id={boxOf(id)} data-screen-only /> {name}
  </label>
);

/** States in the order in which a date goes through them. */
const STATES: readonly MilestoneState[] = [
  'past',
  'current',
  'upcoming',
  'proposed',
  'deferred',
  'cancelled',
];

/** The day of what is drawn, what the boxes do, and the marks in words. */
async function Legend({ rows }: { rows: readonly StripRow[] }) {
  const t = await getTranslations();
  const drawn = new Set(rows.flatMap(({ marks }) => marks.map(({ entry }) => entry.state)));
  return (
    <div className={`spread ${styles.head}`}>
      <p data-screen-only>{t('calendar.strip.hint')}</p>
      <ul role="list" className="flow">
        {STATES.filter((state) => drawn.has(state)).map((state) => (
          <li key={state}>
            <MilestoneTag state={state} word={t(`guide.status.${state}`)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The regimes without a row of their own until they are chosen. */
async function OtherRegimes({ regimes }: { regimes: readonly Regime[] }) {
  const t = await getTranslations('calendar.strip');
  return (
    <div data-screen-only>
      <details className="fold">
        <summary>{t('others', { count: regimes.length })}</summary>
        <fieldset className={styles.others}>
          <legend className="visually-hidden">{t('others', { count: regimes.length })}</legend>
          {regimes.map((regime) => (
            <Choice key={regime.id} {...regime} />
          ))}
        </fieldset>
      </details>
      <p data-reset>
        <PageLink page="calendar">{t('reset')}</PageLink>
      </p>
    </div>
  );
}
