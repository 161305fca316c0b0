import { getTranslations } from 'next-intl/server';
import { fingerprint } from '@/lib/fingerprint';
import { PageLink } from '@/ui/page-link';
import styles from './regime-filter.module.css';
import type { Regime } from './regimes';

const boxOf = (id: string): string => `show-${id}`;

/**
 * With a box ticked, only its regime is shown, with the years that have dates of it, here and in the index. Separate
 * selectors rather than `:is()`, so that browsers match each only against elements with its attribute.
 */
const rulesFor = (regimes: readonly Regime[]): string => {
  const shown = (by: string, ...what: string[]) =>
    what.map((selector) => `[data-calendar]:has(${by}) ${selector}`).join();
  return [
    `${shown('[data-regimes] :checked', '[data-regime]', '[data-in]')}{display:none}`,
    ...regimes.map(
      ({ id }) =>
        `${shown(`#${boxOf(id)}:checked`, `[data-regime=${id}]`, `[data-in~=${id}]`)}{display:grid}`,
    ),
  ].join('\n');
};

/** Shows the dates of the regimes that are ticked, by CSS alone; all of them when none is. */
export async function RegimeFilter({ regimes }: { regimes: readonly Regime[] }) {
  const t = await getTranslations('calendar.filter');
  const css = rulesFor(regimes);
  return (
    <div className={styles.form} data-regimes data-search-skip data-screen-only>
      <style href={fingerprint(css)} precedence="calendar">
        {css}
      </style>
      <details className={styles.filter}>
        <summary>{t('title')}</summary>
        <fieldset className={styles.regimes}>
          <legend className={styles.hint}>{t('hint')}</legend>
          {regimes.map(({ id, name }) => (
            <label key={id} className={styles.regime}>
              <input type="checkbox" id={boxOf(id)} /> {name}
            </label>
          ))}
        </fieldset>
        <p className={styles.reset}>
          <PageLink page="calendar">{t('reset')}</PageLink>
        </p>
      </details>
    </div>
  );
}
