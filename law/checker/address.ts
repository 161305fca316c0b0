import { type Answers, askedAnswers, choices, isChoice, isQuantity } from './answers';
import { mayBeAsked } from './regime-dates';

/** What an address tells besides answers: the day whose law is asked for, and that on which it was copied. */
export interface AddressDays {
  asOf?: string | undefined;
  checked?: string | undefined;
}

/** Answers as the fragment of an address, which browsers never send to a server. */
export const toFragment = (answers: Answers, { asOf, checked }: AddressDays = {}): string =>
  new URLSearchParams({
    ...(askedAnswers(answers) as Record<string, string>),
    ...(asOf && { asOf }),
    ...(checked && { checked }),
  }).toString();

/** The days of a fragment, those that are none or are out of reach left out. */
export function daysIn(fragment: string): AddressDays {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const dayOf = (name: string) => {
    const day = values.get(name);
    return day && mayBeAsked(day) ? day : undefined;
  };
  return { asOf: dayOf('asOf'), checked: dayOf('checked') };
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
