import { verdictWord } from '@/browser/islands/checker/verdict-of';
import { type Answers, byWhetherAsked } from '@/law/checker/answers';
import { type CheckerLaw, textOf } from '@/law/checker/checker-law';
import type { RegimeId } from '@/law/checker/regimes';
import type { RuleResult, Test } from '@/law/checker/result';
import { testWords } from '@/law/criteria-text';
import type { Profile } from '@/law/evaluation/profile';
import type { Locale } from '@/lib/i18n/locales';
import { COLON, lowerFirst, upperFirst } from '@/lib/sentences';
import { applicationText } from './headline-text';
import { type CheckerMessages, fill } from './messages';

interface RuleReasonProps {
  rule: RuleResult;
  regime: RegimeId;
  law: CheckerLaw;
  answers: Answers;
  profile: Profile;
  messages: CheckerMessages;
  locale: Locale;
}

/** One rule: the answer, each number beside its threshold, what is missing, and the provision. */
export function RuleReason({
  rule,
  regime,
  law,
  answers,
  profile,
  messages,
  locale,
}: RuleReasonProps) {
  const text = textOf(law, rule.rule);
  if (!text) return null;
  const applies = applicationText(rule, text.applies, law.day, messages.headline, locale);
  const unmet =
    rule.verdict === 'no' ? rule.unmet.flatMap((name) => messages.measures[name] ?? []) : [];
  // Beside a fact that is not so, what is not told decides nothing.
  const counts = ({ truth }: Pick<Test, 'truth'>) => unmet.length === 0 || truth !== 'unknown';
  const [tests, named] = [rule.tests.filter(counts), rule.named.filter(counts)];
  const hasFacts =
    rule.outOfReach ||
    unmet.length + tests.length + named.length + rule.missing.length > 0 ||
    rule.years > 1;
  return (
    <div>
      <p>
        <strong>{text.label}</strong>
        {COLON[locale]}
        {lowerFirst(verdictWord(regime, rule.verdict, messages))}
        {applies.length > 0 && `, ${applies.join(', ')}`}
      </p>
      {hasFacts && (
        <ul>
          {rule.outOfReach && <li>{messages.outOfReach}</li>}
          {unmet.map((fact) => (
            <li key={fact}>
              {upperFirst(fact)}. {messages.truths.no}.
            </li>
          ))}
          {tests.map(({ criterion, truth }) => {
            const { asked, told } = testWords(criterion, profile, messages.measures, locale);
            const yours =
              told === undefined ? messages.notTold : fill(messages.yours, { value: told });
            return (
              <li key={criterion.measure + criterion.value + criterion.operator}>
                {upperFirst(asked)}. {yours} {messages.truths[truth]}.
              </li>
            );
          })}
          {named.map(({ rule: id, truth }) => (
            <li key={id}>
              {law.texts[id]?.label}. {messages.truths[truth]}.
            </li>
          ))}
          {Object.entries(byWhetherAsked(rule.missing, answers)).map(
            ([kind, missing]) =>
              missing.length > 0 && (
                <li key={kind}>
                  {messages[kind === 'asked' ? 'depends' : 'notAsked']}
                  {COLON[locale]}
                  {[
                    ...new Set(
                      missing.map((name) => messages.measures[name] ?? messages.otherFact),
                    ),
                  ].join(', ')}
                </li>
              ),
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
