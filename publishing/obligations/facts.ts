import { getTranslations } from 'next-intl/server';
import { type CriteriaText, type CriteriaWords, criteriaText, lineOf } from '@/law/criteria-text';
import { entriesOf } from '@/law/entries';
import { fillFigures } from '@/law/placeholders';
import { shortQuantity } from '@/law/quantity';
import { type Criterion, isGroup, isNumber, type Register, type RuleVersion } from '@/law/register';
import { formatDate, today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { linesOf, upperFirst } from '@/lib/sentences';
import { typeset } from '@/lib/typography';
import { type GuideRule, guideRules } from '@/loaders/guide-law';
import { figureValues, loadTypesetRegister } from '@/loaders/law';
import { type LawWords, lawWords } from '@/loaders/law-words';
import {
  decidesWho,
  type ObligationLaw,
  obligationLaw,
  type RuleWordings,
} from '@/loaders/obligation-law';
import {
  type BriefPart,
  loadObligation,
  loadObligations,
  type Obligation,
} from '@/loaders/obligations';
import { type Provision, provisionsOf } from '@/loaders/questions';
import { pageOf } from '@/loaders/routes/page';

/** What a page says of an obligation, in a language. */
export interface ToldObligation {
  obligation: Obligation;
  name: string;
  law: ObligationLaw;
  locale: Locale;
  words: LawWords;
  /** Who is concerned, what is due, when, to whom, what happens otherwise, who is exempt. */
  brief: readonly ToldPart[];
  /** Criteria of a wording in words. */
  criteria: OfWording<CriteriaText>;
  /** The same on one line: `average headcount: more than 1,000 employees, and …`. */
  line: OfWording<string>;
}

export interface ToldPart {
  part: BriefPart;
  text: string;
  /** The same, in lines that stand alone. */
  lines: readonly string[];
  provisions: readonly Provision[];
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
  const nothing = await getTranslations({ locale, namespace: 'obligation.brief.nothing' });
  const amount = await getTranslations({ locale, namespace: 'obligation.amount' });
  const briefWords: CriteriaWords = {
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
        words: isBrief ? briefWords : words,
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
    brief: obligation.brief.map(({ part, rules, [locale]: written = '', ...told }) => {
      const text = told.nothing
        ? nothing(told.nothing, { date: formatDate(law.checkedOn, locale) })
        : typeset(fillFigures(written, figureValues(locale)), locale);
      return { part, text, lines: linesOf(text), provisions: provisionsOf(register, rules, day) };
    }),
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
