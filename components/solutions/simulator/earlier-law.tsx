import { getTranslations } from 'next-intl/server';
import { lowerFirst, pictureSetting } from '@/components/pictures/setting';
import { entriesOf } from '@/law/find';
import { shortQuantity } from '@/law/quantity';
import { earlierLaw } from '@/law/sample-company/earlier';
import { FRENCH_CSRD, type Obligation, type Thresholds } from '@/law/sample-company/simulation';
import { typeset } from '@/lib/typography';
import { PageLink } from '@/ui/page-link';
import styles from './earlier-law.module.css';

/** Results of the same simulation under the law before its last change, with the related guides. */
export async function EarlierLaw() {
  const t = await getTranslations('simulator.result');
  const { locale, register, day, date, list } = await pictureSetting();
  const earlier = earlierLaw(register, day);
  if (!earlier) return null;
  const { rules } = entriesOf(register);
  const { until, thresholds, dropped, kept } = earlier;
  const titles = (ids: readonly Obligation[]) => list(ids.map((id) => t(`entries.${id}`)));
  const french = register['french-law']?.changes
    .filter((change) => change.date <= day && change.rules?.includes(FRENCH_CSRD))
    .at(-1);
  const replaced = await Promise.all(
    thresholds.map(async ({ rule, before, now }) => ({
      id: rule,
      label: rules.get(rule)?.label[locale],
      before: await inWords(before),
      now: await inWords(now),
    })),
  );
  return (
    <div className={styles.earlier}>
      <h3>{t('earlier.title')}</h3>
      {dropped.length > 0 && (
        <p className={styles.text}>
          {t('earlier.dropped', { until: date(until), titles: titles(dropped) })}
        </p>
      )}
      <p>{t('earlier.replaced')}</p>
      <ul role="list" className={styles.replaced}>
        {replaced.map(({ id, label, before, now }) => (
          <li key={id}>
            <span className={styles.rule}>{label}</span> <del>{before}</del> <ins>{now}</ins>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <p className={styles.text}>{t('earlier.kept', { titles: titles(kept) })}</p>
      )}
      {french && <p className={styles.text}>{french.text[locale]}</p>}
      <ul role="list" className={styles.links}>
        <li>
          <PageLink page="guides/csrdguide">{t('earlier.csrd')}</PageLink>
        </li>
        <li>
          <PageLink page="guides/csdddguide">{t('earlier.csddd')}</PageLink>
        </li>
      </ul>
    </div>
  );
}

/** `Two criteria out of three: more than 250 employees, more than €50m, more than €25m`. */
async function inWords({ combine, criteria }: Thresholds): Promise<string> {
  const combination = await getTranslations('simulator.thresholds.combine');
  const comparison = await getTranslations('guide.comparison');
  const words = await getTranslations('simulator.result.earlier');
  const { locale } = await pictureSetting();
  const values = criteria.map((criterion) =>
    lowerFirst(
      comparison(criterion.operator, {
        value: typeset(shortQuantity(criterion, locale), locale),
      }),
    ),
  );
  return words('thresholds', { combine: combination(combine), values: values.join(', ') });
}
