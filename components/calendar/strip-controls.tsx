import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { MilestoneTag } from '@/components/ui/tag';
import type { MilestoneState } from '@/law/milestones';
import type { StripRow } from '@/publishing/calendar/strip';
import { boxOf, type Regime } from './regimes';
import styles from './regimes.module.css';

/** A box that chooses a regime, with its name. */
export const Choice = ({ id, name }: Regime) => (
  <label className={styles.choice}>
    <input type="checkbox" id={boxOf(id)} /> {name}
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
export async function Legend({ rows }: { rows: readonly StripRow[] }) {
  const t = await getTranslations();
  const drawn = new Set(rows.flatMap(({ marks }) => marks.map(({ entry }) => entry.state)));
  return (
    <div className={`spread ${styles.head}`}>
      <p>
        <span data-screen-only>{t('calendar.strip.hint')}</span>
      </p>
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
export async function OtherRegimes({ regimes }: { regimes: readonly Regime[] }) {
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
