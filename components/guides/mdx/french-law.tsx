import { getTranslations } from 'next-intl/server';
import { earlier, formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { ruleNamed } from '@/loaders/guide-entries';
import type { GuideLaw } from '@/loaders/guide-law';
import styles from './french-law.module.css';
import mdx from './mdx.module.css';
import { RuleText } from './rule-text';

interface FrenchLawProps {
  law: GuideLaw;
  locale: Locale;
  /** Rules of the register. */
  eu: string;
  fr: string;
}

/** What the Union's text says and what French law still says, side by side. */
export async function FrenchLaw({ law, locale, eu, fr }: FrenchLawProps) {
  const t = await getTranslations('guide.frenchLaw');
  const rules = { eu: ruleNamed(law, eu), fr: ruleNamed(law, fr) };
  const checkedOn = earlier(rules.eu.checkedOn, rules.fr.checkedOn);
  const { transposeBy } = rules.eu;
  return (
    <figure className={mdx.figures}>
      <figcaption className={styles.asOf} data-search-skip>
        {t('asOf', { date: formatDate(checkedOn, locale) })}
      </figcaption>
      <div className={mdx.pillars}>
        {(['eu', 'fr'] as const).map((side) => (
          <div key={side} className={mdx.pillar}>
            <p>
              <strong>{t(side)}</strong>
            </p>
            <RuleText rule={rules[side]} law={law} locale={locale} />
          </div>
        ))}
      </div>
      {transposeBy && (
        <p className={styles.asOf}>
          {t('transposition', { date: formatDate(transposeBy, locale) })}
        </p>
      )}
    </figure>
  );
}
