import type { CheckerLaw } from '@/lib/checker/law';
import type { RuleResult, Test } from '@/lib/checker/result';
import { formatNumber } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { isNumericMeasure } from '@/lib/law/measures';
import type { Profile, Quantity } from '@/lib/law/profile';
import { shortQuantity } from '@/lib/law/quantity';
import { COLON } from '@/lib/typography/colon';
import { fill } from './fill';
import type { CheckerWords } from './words';

interface RuleReasonProps {
  rule: RuleResult;
  law: CheckerLaw;
  profile: Profile;
  words: CheckerWords;
  locale: Locale;
}

/** One rule: the answer, each number beside its threshold, what is missing, and the provision. */
export function RuleReason({ rule, law, profile, words, locale }: RuleReasonProps) {
  const text = law.texts[rule.rule];
  if (!text) return null;
  return (
    <div>
      <p>
        <strong>{text.label}</strong>
        {COLON[locale]}
        {words.verdicts[rule.verdict].toLowerCase()}
        {text.applies.length > 0 && `, ${text.applies.join(', ')}`}
      </p>
      <ul>
        {rule.tests.map((test) => (
          <li key={test.criterion.measure + test.criterion.value + test.criterion.operator}>
            {testText(test, profile, words, locale)}
          </li>
        ))}
        {rule.named.map(({ rule: id, truth }) => (
          <li key={id}>
            {law.texts[id]?.label}. {words.truths[truth]}.
          </li>
        ))}
        {rule.missing.length > 0 && (
          <li>
            {words.depends}
            {COLON[locale]}
            {[...new Set(rule.missing.map((name) => words.measures[name] ?? words.otherFact))].join(
              ', ',
            )}
          </li>
        )}
        {rule.years > 1 && <li>{fill(words.years, { years: rule.years })}</li>}
      </ul>
      <p>
        {text.url ? <a href={text.url}>{text.act}</a> : text.act}
        {text.provision && `, ${text.provision}`}
      </p>
    </div>
  );
}

function testText(
  { criterion, truth }: Test,
  { figures }: Profile,
  words: CheckerWords,
  locale: Locale,
): string {
  const { measure, label, unit } = criterion;
  const told = isNumericMeasure(measure) ? figures?.[measure] : undefined;
  const yours =
    told === undefined
      ? words.notTold
      : fill(words.yours, { value: written(told, unit === 'eur', locale) });
  const name = words.measures[measure];
  const threshold = label?.[locale] ?? '';
  const said = name
    ? `${upperFirst(name)}${COLON[locale]}${threshold.charAt(0).toLowerCase()}${threshold.slice(1)}`
    : threshold;
  return `${said}. ${yours} ${words.truths[truth]}.`;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A quantity as the visitor gave it. */
function written(quantity: Quantity, isMoney: boolean, locale: Locale): string {
  const one = (value: number) =>
    isMoney ? shortQuantity({ value, unit: 'eur' }, locale) : formatNumber(value, locale);
  if (typeof quantity === 'number') return one(quantity);
  const { min, max } = quantity;
  if (min === undefined) return max === undefined ? '' : `≤ ${one(max)}`;
  return max === undefined ? `≥ ${one(min)}` : `${one(min)}–${one(max)}`;
}
