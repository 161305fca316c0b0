import {
  type AnswerName,
  type Answers,
  isChoice,
  moreQuestions,
  quantities,
  questions,
} from '@/law/checker/answers';
import { parseQuantity } from '@/law/checker/quantity-input';
import { written } from '@/law/quantity';
import type { Locale } from '@/lib/i18n/locales';
import type { ResultContext } from '../found';
import type { CheckerMessages } from '../messages';

/** What was answered, in the order of the questions: `Employees, on average`, `1,240`. */
export function factsOf({ found, messages, locale }: ResultContext): [string, string][] {
  const { answers } = found;
  return [...questions, ...moreQuestions]
    .filter(({ isAsked }) => isAsked(answers))
    .flatMap(({ fields }) => fields(answers))
    .flatMap((name): [string, string][] => {
      const value = writtenAnswer(name, answers, messages, locale);
      return value ? [[messages.memo.labels[name] ?? messages.fields[name], value]] : [];
    });
}

function writtenAnswer(
  name: AnswerName,
  answers: Answers,
  messages: CheckerMessages,
  locale: Locale,
): string | undefined {
  const given = answers[name];
  if (!given) return undefined;
  if (isChoice(name)) return messages.memo.choices[name]?.[given] ?? messages.choices[name][given];
  const quantity = parseQuantity(given, quantities[name]);
  // The label gives the unit.
  return quantity === null || quantity === undefined
    ? undefined
    : written(quantity, 'count', locale);
}
