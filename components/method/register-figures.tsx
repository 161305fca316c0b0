import { getTranslations } from 'next-intl/server';
import { regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/find';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { lawCheckedOn, loadTypesetRegister } from '@/loaders/law';
import styles from './register-figures.module.css';

/** What the checker rests on, counted in the register on the day of the build. */
export async function RegisterFigures() {
  const t = await getTranslations('method.figures');
  const locale = await currentLocale();
  const { acts, rules } = entriesOf(loadTypesetRegister(locale));
  const versions = [...rules.values()].reduce((sum, rule) => sum + rule.versions.length, 0);
  const figures = [
    { id: 'acts', count: acts.size },
    { id: 'rules', count: rules.size },
    { id: 'versions', count: versions },
    { id: 'regimes', count: regimes.length },
  ] as const;
  return (
    <div className={styles.band}>
      <dl className={styles.figures}>
        {figures.map(({ id, count }) => (
          <div key={id} className={styles.figure}>
            <dt>{t(id)}</dt>
            <dd className={styles.count}>{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.day}>{t('day', { date: formatDate(lawCheckedOn(), locale) })}</p>
    </div>
  );
}
