import { readFileSync } from 'node:fs';
import {
  type AnswerName,
  type Answers,
  choices,
  type QuantityName,
  quantities,
} from '@/law/checker/answers';
import { checkerLaw } from '@/law/checker/law';
import { withOutlook } from '@/law/checker/outlook';
import { profileOf } from '@/law/checker/profile-of';
import { parseQuantity, readingsOf } from '@/law/checker/quantity-input';
import { check as checkProfile } from '@/law/checker/result';
import { quantity } from '@/law/quantity';
import { today } from '@/lib/dates';
import { loadRegister } from '@/loaders/law';

/**
 * What the checker of the site answers for the profiles of a JSON file, one or a list of them, as JSON.
 * @throws when the file is not JSON, or a profile has an answer that docs/law.md does not name.
 */
export function check(file: string): string {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const law = checkerLaw(loadRegister(), today(), 'en', {
    value: (criterion) => `${criterion.operator} ${quantity(criterion, 'en')}`,
    application: () => [],
    typeset: (text) => text,
  });
  const answer = (given: unknown) => {
    const answers = answersOf(given);
    const regimes = withOutlook(law, checkProfile(law, profileOf(answers)), answers);
    return { profile: answers, lawAsAt: law.day, regimes };
  };
  return JSON.stringify(Array.isArray(given) ? given.map(answer) : answer(given), null, 2);
}

function answersOf(profile: unknown): Answers {
  if (typeof profile !== 'object' || profile === null)
    throw new Error('A profile is an object: { "seat": "france", "employees": 1240 }.');
  return Object.fromEntries(
    Object.entries(profile).map(([name, value]) => {
      const text = String(value);
      const message = whyNot(name as AnswerName, text);
      if (message) throw new Error(message);
      return [name, text];
    }),
  );
}

function whyNot(name: AnswerName, value: string): string | undefined {
  if (name in choices) {
    const allowed: readonly string[] = choices[name as keyof typeof choices];
    return allowed.includes(value)
      ? undefined
      : `"${name}" is one of ${allowed.join(', ')}, not "${value}".`;
  }
  if (!(name in quantities))
    return `"${name}" is not an answer; use ${Object.keys({ ...choices, ...quantities }).join(', ')}.`;
  const counted = quantities[name as QuantityName];
  const readings = readingsOf(value, counted);
  if (readings)
    return `"${name}" is ${readings.join(' or ')}, not "${value}", which may be either.`;
  return parseQuantity(value, counted) === null
    ? `"${name}" is a number, a range such as 900-1100, or "about 1000", not "${value}".`
    : undefined;
}
