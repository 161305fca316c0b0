import { type Answers, askedAnswers, choices, isChoice, isQuantity } from './answers';
import { mayBeAsked } from './regime-dates';

/** What an address tells besides answers: the day whose law is asked for. */
export interface AddressDay {
  asOf?: string | undefined;
}

/** Answers as the fragment of an address, which browsers never send to a server. */
export const toFragment = (answers: Answers, { asOf }: AddressDay = {}): string =>
  new URLSearchParams({
    ...(askedAnswers(answers) as Record<string, string>),
    ...(asOf && { asOf }),
  }).toString();

/** The day of a fragment, left out where it is none or is out of reach. */
export function dayIn(fragment: string): AddressDay {
  const day = new URLSearchParams(fragment.replace(/^#/, '')).get('asOf');
  return { asOf: day && mayBeAsked(day) ? day : undefined };
}

/** The answers of a fragment; whatever is not an answer is left out. */
export const fromFragment = (fragment: string): Answers =>
  Object.fromEntries(
    [...new URLSearchParams(fragment.replace(/^#/, ''))].filter(([name, value]) =>
      isChoice(name)
        ? (choices[name] as readonly string[]).includes(value)
        : isQuantity(name) && value.length <= 40,
    ),
  );
