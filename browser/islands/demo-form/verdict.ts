/** What the form says of a verdict: it loads once there is one. */
import { find } from '@/browser/islands/checker/found';
import { fill, type LoadedLaw, type WithLaw } from '@/browser/islands/checker/messages';
import type { Said } from '@/browser/islands/checker/verdict';
import { verdictOf } from '@/browser/islands/checker/verdict-of';
import { dayIn, fromFragment } from '@/law/checker/address';
import type { Answers } from '@/law/checker/answers';
import { datesOfProfile } from '@/law/checker/profile-dates';
import { quantityOf } from '@/law/checker/told';
import { rangeOf } from '@/law/evaluation/criterion';
import { written } from '@/law/quantity';
import { fetchJson } from '@/lib/browser/loading';
import { companySizes } from '@/lib/form/fields';
import type { Locale } from '@/lib/i18n/locales';

export interface FormVerdict extends Said {
  /** What a request says of it: the verdict as it was read, the texts by name, and the answers. */
  message: string;
  /** The size of the company, as the form asks for it; empty when the headcount spans several. */
  size: string;
  /** Ids of the dates that concern the company. */
  dates: ReadonlySet<string>;
}

/** The verdict on answers that an address holds, in the words of the law at another. */
export async function verdictOn(
  address: string,
  lawAddress: string,
  locale: Locale,
): Promise<FormVerdict> {
  const loaded = await fetchJson<LoadedLaw>(lawAddress);
  const { messages } = loaded;
  const law = { ...loaded, day: dayIn(address).asOf ?? loaded.day };
  const answers = fromFragment(address);
  const found = find(law, answers);
  const said = verdictOf(found, law, messages, locale);
  const facts = factsOf(answers, messages, locale);
  const names = found.concerned.map(({ id }) => messages.regimes[id]).join(', ');
  return {
    ...said,
    message: [
      fill(messages.demoMessage.checker, {
        verdict: [`${said.first}.`, said.second, said.count].filter(Boolean).join(' '),
        regimes: names && ` (${names})`,
      }),
      facts && fill(messages.demoMessage.facts, { facts }),
    ]
      .filter(Boolean)
      .join('\n'),
    size: sizeOf(answers),
    dates: datesOfProfile(law, found.results),
  };
}

/** The answers that tell the most, for whoever reads the request: `900 employees, €220m, not listed`. */
function factsOf(answers: Answers, { demoMessage }: WithLaw, locale: Locale): string {
  const number = (name: 'employees' | 'turnover', unit: 'employees' | 'eur') => {
    const quantity = quantityOf(answers, name);
    return quantity && written(quantity, unit, locale);
  };
  const { seat, listed }: Record<'seat' | 'listed', Partial<Record<string, string>>> = demoMessage;
  return [
    seat[answers.seat ?? ''],
    number('employees', 'employees'),
    number('turnover', 'eur'),
    listed[answers.listed ?? ''],
  ]
    .filter(Boolean)
    .join(', ');
}

/** The size of a company as the form asks for it. */
function sizeOf(answers: Answers): string {
  const { min, max } = rangeOf(quantityOf(answers, 'employees') ?? {});
  const size = companySizes.find((each) => {
    const [from = 0, until] = each.match(/\d+/g)?.map(Number) ?? [];
    return until ? from <= min && max <= until : from < min;
  });
  return size ?? '';
}
