import type { CheckerLaw } from '@/lib/checker/law';
import type { RuleResult, Test } from '@/lib/checker/result';
import { formatNumber } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Profile, Quantity } from '@/lib/law/evaluation/profile';
import { isNumericMeasure } from '@/lib/law/measures';
import { shortQuantity } from '@/lib/law/quantity';
import type { NumberCriterion } from '@/lib/law/register';
import { COLON } from '@/lib/typography/colon';
import { fill } from './fill';
import type { CheckerMessages } from './messages';

interface RuleReasonProps {
  rule: RuleResult;
  law: CheckerLaw;
  profile: Profile;
  messages: CheckerMessages;
  locale: Locale;
}

/** One rule: the answer, each number beside its threshold, what is missing, and the provision. */
export function RuleReason({ rule, law, profile, messages, locale }: RuleReasonProps) {
  const text = law.texts[rule.rule];
  if (!text) return null;
  const hasFacts =
    rule.tests.length + rule.named.length + rule.missing.length > 0 || rule.years > 1;
  return (
    <div>
      <p>
        <strong>{text.label}</strong>
        {COLON[locale]}
        {messages.verdicts[rule.verdict].toLowerCase()}
        {text.applies.length > 0 && `, ${text.applies.join(', ')}`}
      </p>
      {hasFacts && (
        <ul>
          {rule.tests.map((test) => (
            <li key={test.criterion.measure + test.criterion.value + test.criterion.operator}>
              {testText(test, profile, messages, locale)}
            </li>
          ))}
          {rule.named.map(({ rule: id, truth }) => (
            <li key={id}>
              {law.texts[id]?.label}. {messages.truths[truth]}.
            </li>
          ))}
          {rule.missing.length > 0 && (
            <li>
              {messages.depends}
              {COLON[locale]}
              {[
                ...new Set(
                  rule.missing.map((name) => messages.measures[name] ?? messages.otherFact),
                ),
              ].join(', ')}
            </li>
          )}
          {rule.years > 1 && <li>{fill(messages.years, { years: rule.years })}</li>}
        </ul>
      )}
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
  messages: CheckerMessages,
  locale: Locale,
): string {
  const { measure, unit } = criterion;
  const told = isNumericMeasure(measure) ? figures?.[measure] : undefined;
  const yours =
    told === undefined
      ? messages.notTold
      : fill(messages.yours, { value: written(told, unit === 'eur', locale) });
  return `${upperFirst(nameOfTest(criterion, messages, locale))}. ${yours} ${messages.truths[truth]}.`;
}

/** `headcount: more than 1,000 employees`. */
export function nameOfTest(
  { measure, label }: NumberCriterion,
  messages: CheckerMessages,
  locale: Locale,
): string {
  const name = messages.measures[measure];
  const threshold = label?.[locale] ?? '';
  return name
    ? `${name}${COLON[locale]}${threshold.charAt(0).toLowerCase()}${threshold.slice(1)}`
    : threshold;
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
