import { readFileSync } from 'node:fs';
import { type Answers, choices, isChoice, isQuantity, quantities } from '@/law/checker/answers';
import { type CheckerLaw, checkerLaw } from '@/law/checker/checker-law';
import { withOutlook } from '@/law/checker/outlook';
import { profileOf } from '@/law/checker/profile';
import { parseQuantity, readingsOf } from '@/law/checker/quantity-input';
import { FIRST_DAY, LAST_DAY, mayBeAsked } from '@/law/checker/regime-dates';
import { check as checkProfile } from '@/law/checker/result';
import { yearsOf } from '@/law/checker/years';
import { quantity } from '@/law/quantity';
import { isDay, today } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { loadRegister } from '@/loaders/law';

/**
 * What the checker of the site answers for the profiles of a JSON file, one or a list of them, as JSON.
 * @param asOf day whose law is asked for, where a profile names none; today by default.
 * @throws when the file is not JSON, or a profile has an answer that docs/law-data.md does not name.
 */
export function check(file: string, asOf?: string): string {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const latest = checkerLaw(loadRegister(), today(), 'en', {
    value: (criterion) => `${criterion.operator} ${quantity(criterion, 'en')}`,
    application: () => [],
    typeset: (text) => text,
  });
  const answer = (given: unknown) => {
    const { asOf: named = asOf ?? latest.day, ...profile } = objectOf(given);
    const law = { ...latest, day: requireAskable(String(named)) };
    const answers = answersOf(profile);
    const regimes = withOutlook(law, checkProfile(law, profileOf(answers)), answers);
    return { profile: answers, lawAsAt: law.day, regimes, years: inShort(law, answers) };
  };
  return JSON.stringify(Array.isArray(given) ? given.map(answer) : answer(given), null, 2);
}

/** The answers year by year, without their reasons. */
const inShort = (law: CheckerLaw, answers: Answers) =>
  yearsOf(law, profileOf(answers)).map(({ id, layer, years }) => ({
    id,
    layer,
    ...Object.fromEntries(years.map(({ year, verdict }) => [year, verdict])),
  }));

function objectOf(profile: unknown): Record<string, unknown> {
  if (typeof profile !== 'object' || profile === null)
    throw new Error(
      say('A profile is an object: #{example}.', {
        example: '{ "seat": "france", "employees": 1240 }',
      }),
    );
  return profile as Record<string, unknown>;
}

const answersOf = (profile: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries(profile).map(([name, value]) => {
      const text = String(value);
      const message = whyNot(name, text);
      if (message) throw new Error(message);
      return [name, text];
    }),
  );

function whyNot(name: string, value: string): string | undefined {
  if (isChoice(name)) {
    const allowed: readonly string[] = choices[name];
    return allowed.includes(value)
      ? undefined
      : say('"#{name}" is one of #{allowed}, not "#{value}".', {
          name,
          value,
          allowed: allowed.join(', '),
        });
  }
  if (!isQuantity(name))
    return say('"#{name}" is not an answer; use #{allowed}.', {
      name,
      allowed: Object.keys({ ...choices, ...quantities }).join(', '),
    });
  const counted = quantities[name];
  const readings = readingsOf(value, counted);
  if (readings.length > 0)
    return say('"#{name}" is #{readings}, not "#{value}", which may be either.', {
      name,
      value,
      readings: readings.join(say(' or ')),
    });
  return parseQuantity(value, counted) === null
    ? say('"#{name}" is a number, a range such as 900-1100, or "about 1000", not "#{value}".', {
        name,
        value,
      })
    : undefined;
}

function requireDay(value: string): string {
  if (isDay(value)) return value;
  throw new Error(say('"#{value}" is not a day of the calendar; write YYYY-MM-DD.', { value }));
}

function requireAskable(day: string): string {
  if (mayBeAsked(requireDay(day))) return day;
  throw new Error(
    say('The law is known from #{first} to #{last}, not on #{day}.', {
      first: FIRST_DAY,
      last: LAST_DAY,
      day,
    }),
  );
}
