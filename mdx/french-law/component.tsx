import { getTranslations } from 'next-intl/server';
import { earlier, formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { ruleNamed } from '@/loaders/guide-entries';
import type { GuideLaw, GuideRule } from '@/loaders/guide-law';
import { type CriteriaText, criteriaText, lawWords, upperFirst } from '@/loaders/law-words';
import mdx from '@/mdx/mdx.module.css';
import { Citation } from '@/mdx/sources/component';
import styles from './component.module.css';

interface RuleTextProps {
  rule: GuideRule;
  law: GuideLaw;
  locale: Locale;
}

/** A rule in full: whom it concerns, its thresholds, since when, its consequence and its source. */
async function RuleText({ rule, law, locale }: RuleTextProps) {
  const words = await lawWords(locale, getTranslations);
  const { label, version } = rule;
  const criteria = criteriaText(rule, { rules: law.rules, words, locale });
  const applies = [
    words.period({ from: version.from, until: version.until }, law.day),
    ...words.application(version),
  ];
  return (
    <>
      <p className={mdx.pillarTitle}>{label[locale]}</p>
      {version.who && <p>{version.who[locale]}</p>}
      {criteria && <Criteria criteria={criteria} colon={words.colon} />}
      <ul role="list" className={styles.applies}>
        {applies.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      {[version.consequence, version.note].map(
        (text) => text && <p key={text[locale]}>{text[locale]}</p>,
      )}
      <p>
        <Citation law={law} source={version.act} locale={locale}>
          {version.provision?.[locale]}
        </Citation>
      </p>
    </>
  );
}

/** Criteria and how they combine, those of a group below its name. */
export async function Criteria({ criteria, colon }: { criteria: CriteriaText; colon: string }) {
  const t = await getTranslations('guide.frenchLaw');
  const { title, combine, parts } = criteria;
  if (parts.length === 0) return <p>{title}</p>;
  return (
    <>
      <p>
        {title ? `${title}${colon}${t(`combine.${combine}`)}` : upperFirst(t(`combine.${combine}`))}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={JSON.stringify(part)}>
            {part.parts.length > 0 ? <Criteria criteria={part} colon={colon} /> : part.title}
          </li>
        ))}
      </ul>
    </>
  );
}

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
