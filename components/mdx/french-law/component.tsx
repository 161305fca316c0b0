import { getTranslations } from 'next-intl/server';
import { Cite } from '@/components/mdx/sources/component';
import { type CriteriaText, criteriaText, introOf } from '@/law/criteria-text';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { ruleNamed } from '@/loaders/guide-entries';
import type { GuideRule } from '@/loaders/guide-law';
import { lawWords } from '@/loaders/law-words';
import type { OfGuide } from '@/loaders/mdx/component';

/** A rule in full: whom it concerns, its thresholds, since when, its consequence and its source. */
async function RuleText({ rule, law, locale }: OfGuide & { rule: GuideRule }) {
  const words = await lawWords(locale, getTranslations);
  const { label, version } = rule;
  const criteria = criteriaText(rule, { rules: law.rules, words, locale });
  const applies = [
    words.period({ from: version.from, until: version.until }, law.day),
    ...words.application(version),
  ];
  return (
    <>
      <p className="heading">{label[locale]}</p>
      {version.who && <p>{version.who[locale]}</p>}
      {criteria && <Criteria criteria={criteria} locale={locale} />}
      <ul role="list" className="soft">
        {applies.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      {[version.consequence, version.note].map(
        (text) => text && <p key={text[locale]}>{text[locale]}</p>,
      )}
      <p>
        <Cite law={law} source={version.act} locale={locale}>
          {version.provision?.[locale]}
        </Cite>
      </p>
    </>
  );
}

/** Criteria and how they combine, those of a group below its name. */
export async function Criteria({ criteria, locale }: { criteria: CriteriaText; locale: Locale }) {
  const t = await getTranslations('guide.frenchLaw');
  const { title, combine, parts } = criteria;
  if (parts.length === 0) return <p>{title}</p>;
  return (
    <>
      <p>{introOf(criteria, t(`combine.${combine}`), locale)}</p>
      <CriteriaList of={criteria} locale={locale} />
    </>
  );
}

/** Criteria without how they combine. */
export const CriteriaList = ({ of: { parts }, locale }: { of: CriteriaText; locale: Locale }) => (
  <ul>
    {parts.map((part) => (
      <li key={JSON.stringify(part)}>
        {part.parts.length > 0 ? <Criteria criteria={part} locale={locale} /> : part.title}
      </li>
    ))}
  </ul>
);

/** What the Union's text says and what French law still says, side by side. */
export async function FrenchLaw({ law, locale, eu, fr }: OfGuide & { eu: string; fr: string }) {
  const t = await getTranslations('guide.frenchLaw');
  const rules = { eu: ruleNamed(law, eu), fr: ruleNamed(law, fr) };
  const { transposeBy } = rules.eu;
  return (
    <figure>
      <div className="grid halves">
        {(['eu', 'fr'] as const).map((side) => (
          <div key={side} className="item stack">
            <p>
              <strong>{t(side)}</strong>
            </p>
            <RuleText rule={rules[side]} law={law} locale={locale} />
          </div>
        ))}
      </div>
      {transposeBy && (
        <p className="soft above-3">
          {t('transposition', { date: formatDate(transposeBy, locale) })}
        </p>
      )}
    </figure>
  );
}
