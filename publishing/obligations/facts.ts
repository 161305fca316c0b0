import { getTranslations } from 'next-intl/server';
import { type CriteriaText, type CriteriaWords, criteriaText, lineOf } from '@/law/criteria-text';
import { entriesOf } from '@/law/entries';
import { shortQuantity } from '@/law/quantity';
import {
  type Criterion,
  isFact,
  isGroup,
  isNumber,
  type Register,
  type RuleVersion,
} from '@/law/register';
import { addDays, today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { upperFirst } from '@/lib/sentences';
import { type GuideRule, guideRules } from '@/loaders/guide-law';
import { loadTypesetRegister } from '@/loaders/law';
import { type LawWords, lawWords } from '@/loaders/law-words';
import {
  decidesWho,
  type ObligationLaw,
  obligationLaw,
  type RuleWordings,
} from '@/loaders/obligation-law';
import { loadObligation, loadObligations, type Obligation } from '@/loaders/obligations';
import { pageOf } from '@/loaders/routes/page';

/** What a page says of an obligation, in a language. */
export interface ToldObligation {
  obligation: Obligation;
  name: string;
  law: ObligationLaw;
  locale: Locale;
  words: LawWords;
  /** Criteria of a wording in words. */
  criteria: OfWording<CriteriaText>;
  /** The same on one line: `average headcount: more than 1,000 employees, and …`. */
  line: OfWording<string>;
}

type OfWording<T> = (version: RuleVersion, rule: RuleWordings) => T | undefined;

/** An obligation with the law of the day, and the words for it. */
export async function toldObligation(id: string, locale: Locale): Promise<ToldObligation> {
  const obligation = loadObligation(id);
  const register = loadTypesetRegister(locale);
  const day = today();
  const law = obligationLaw(obligation, register, day);
  const words = await lawWords(locale, getTranslations);
  const measures = await getTranslations({ locale, namespace: 'checker.words.measures' });
  const facts = await getTranslations({ locale, namespace: 'obligation.facts' });
  const combine = await getTranslations({ locale, namespace: 'guide.frenchLaw.combine' });
  const amount = await getTranslations({ locale, namespace: 'obligation.amount' });
  const brief: CriteriaWords = {
    value: (criterion) => words.value(criterion, shortQuantity),
    measured: ({ unit }, label, value) =>
      unit === 'eur'
        ? amount(/^[aeiouyh]/i.test(value) ? 'vowel' : 'consonant', { label, value })
        : undefined,
  };
  const scopes = scopeRules(register);
  const criteria = (version: RuleVersion, rule: RuleWordings, isBrief = false) =>
    criteriaText(
      { version: isBrief ? withoutHeadcount(version) : version },
      {
        words: isBrief ? brief : words,
        locale,
        covered: (id) => !decidesWho(rule) && scopes.has(id),
        // Those that a wording names are told as they stood with it.
        rules: guideRules(register, obligation.rules, dayOf(version, day)),
        measure: (name) =>
          isBrief && name === 'employees'
            ? undefined
            : measures.has(name as 'employees')
              ? measures(name as 'employees')
              : undefined,
        fact: ({ measure, is }) =>
          is === true && facts.has(measure as 'listed') ? facts(measure as 'listed') : undefined,
      },
    );
  return {
    obligation,
    name: await pageOf(`obligations/${id}`).name(locale),
    law,
    locale,
    words,
    criteria,
    line: (version, rule) => {
      const found = criteria(version, rule, true);
      return found && upperFirst(lineOf(found, locale, combine('two-of-three')));
    },
  };
}

/** Rules on who is concerned by an obligation, by id. */
const scopeRules = (register: Register): ReadonlySet<string> => {
  const { rules } = entriesOf(register);
  const listed = loadObligations().flatMap((each) => each.rules);
  return new Set(listed.filter((id) => rules.get(id)?.kind === 'scope'));
};

/** A wording whose own headcount has no label: `more than 1,000 employees` says what it measures. */
const withoutHeadcount = (version: RuleVersion): RuleVersion => {
  const bare = (criterion: Criterion): Criterion => {
    if (isGroup(criterion)) return { ...criterion, criteria: criterion.criteria.map(bare) };
    const plain = isNumber(criterion) && criterion.measure === 'employees';
    return plain ? { ...criterion, label: undefined, scope: undefined } : criterion;
  };
  return { ...version, criteria: version.criteria?.map(bare) };
};

/** The day on which to read a wording: today, or the last or first day of one that is past or to come. */
function dayOf({ from, until, proposed }: RuleVersion, day: string): string {
  if (proposed) return day;
  if (until !== undefined && until < day) return until;
  return from > day ? from : day;
}

/** The rule that says most of an obligation: the first of the law of the day that decides who is concerned. */
export const mainRule = ({ rules }: ObligationLaw): PresentRule | undefined =>
  [...rules.filter(decidesWho), ...rules].find(
    (rule): rule is PresentRule => rule.now !== undefined,
  );

type PresentRule = RuleWordings & { now: GuideRule };

/** The day since which a rule has been the law without a break, whatever its wording. */
const lawSince = ({ now: { version }, past }: PresentRule): string =>
  past.reduce(
    (since, { from, until }) => (until && addDays(until, 1) === since ? from : since),
    version.from,
  );

export interface ShortAnswers {
  who: string;
  detail: string | undefined;
  /** Whether those it names are concerned only beyond thresholds that are told elsewhere. */
  needsThresholds: boolean;
  /** Whether each alternative of the thresholds names whom it is for. */
  namesWhom: boolean;
  since: string;
  /** Since when it has its present wording, where that is later. */
  wording: string | undefined;
}

/** The most characters that are said in large letters, and below them. */
const SHORT = 80;
const LONG = 280;

/**
 * The thresholds that the answer on whom it concerns leaves out; where it names groups, without alternatives that
 * repeat the figures of the first for a group.
 */
function thresholdsBeside({ who, detail = '' }: ShortAnswers): string | undefined {
  const figures = (text: string) => text.match(/\d+/g)?.join();
  const [first = '', ...others] = detail.split(/(?=\s*;\s)/);
  if (figures(who) || !figures(detail)) return undefined;
  const isSaid = (other: string) => /group/i.test(who) && figures(other) === figures(first);
  return [first, ...others.filter((other) => !isSaid(other))].join('');
}

/** Whom it concerns as one reads it first: the thresholds where they are short, then those they are for. */
export function firstAnswer(answers: ShortAnswers): Pick<ShortAnswers, 'who' | 'detail'> {
  const thresholds = thresholdsBeside(answers);
  if (!thresholds || thresholds.length > SHORT) return answers;
  return { who: thresholds, detail: answers.who };
}

/** The same in a list of laws: thresholds come before those they are for, unless they name them. */
export function listedAnswer(answers: ShortAnswers): Pick<ShortAnswers, 'who' | 'detail'> {
  const thresholds = thresholdsBeside(answers);
  if (!thresholds) return { who: answers.who, detail: undefined };
  return { who: thresholds, detail: answers.namesWhom ? undefined : answers.who };
}

/** Whether criteria say what somebody is, rather than how large. */
const nameWhom = (criteria: readonly Criterion[]): boolean =>
  criteria.some((each) => isFact(each) && each.is === true);

/** The answers that readers come for: who is concerned, and since when. */
export function shortAnswers({
  obligation,
  law,
  locale,
  words,
  line,
}: ToldObligation): ShortAnswers | undefined {
  const rule = mainRule(law);
  if (!rule) return undefined;
  const { version } = rule.now;
  // What a rule counts besides deciding who is concerned are no thresholds.
  const thresholds = decidesWho(rule) ? line(version, rule) : undefined;
  const who = version.who?.[locale];
  const isShort = thresholds !== undefined && thresholds.length <= SHORT;
  // What has begun to apply is the law since that day.
  const began =
    version.dates?.from && version.dates.from <= law.day ? version.dates.from : undefined;
  const [applies] = began ? [] : words.application(version);
  const from = began ?? (obligation.anew ? version.from : lawSince(rule));
  const period = (since: string) => words.period({ from: since, until: version.until }, law.day);
  return {
    who: (isShort ? thresholds : undefined) ?? who ?? thresholds ?? rule.rule.label[locale],
    detail: isShort ? who : thresholds && thresholds.length <= LONG ? thresholds : undefined,
    needsThresholds: thresholds !== undefined && !isShort,
    namesWhom:
      version.combine === 'any' &&
      version.criteria !== undefined &&
      version.criteria.every((each) => nameWhom(isGroup(each) ? each.criteria : [each])),
    since: upperFirst(applies ?? period(from)),
    wording: applies || began || from === version.from ? undefined : period(version.from),
  };
}
