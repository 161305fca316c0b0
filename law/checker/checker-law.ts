import { addressIn } from '@/law/acts';
import { versionOn, withRulesNamed } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { milestoneState } from '@/law/milestones';
import {
  type Criterion,
  isGroup,
  isNumber,
  type LawSubject,
  type Milestone,
  type NumberCriterion,
  type Register,
  type Rule,
  type RuleVersion,
  type Words,
} from '@/law/register';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { type Regime, regimes } from './regimes';

/** A coming date of a regime. */
export interface RegimeDate {
  /** Of its milestone. */
  id: string;
  date: string;
  label: string;
  /** Rules of the regime whose companies it concerns, by id; all of them when absent. */
  rules?: readonly string[] | undefined;
}

/** The coming dates of each regime. */
const regimeDates = (
  register: Register,
  day: string,
  textOf: (text: Words) => string,
): Record<string, RegimeDate[]> =>
  Object.fromEntries(
    regimes.map((regime) => [
      regime.id,
      Object.values(register)
        .flatMap((subject) => datesIn(subject, regime))
        .filter(({ milestone }) => milestoneState(milestone, day) === 'upcoming')
        .sort((a, b) => a.milestone.date.localeCompare(b.milestone.date))
        .map(
          ({ milestone: { id, date, label }, rules }): RegimeDate => ({
            id,
            date,
            label: textOf(label),
            rules,
          }),
        ),
    ]),
  );

/**
 * Dates that name a rule of the regime. A subject of this regime alone also contributes those that name no
 * rule.
 */
function datesIn(
  { rules, milestones }: LawSubject,
  regime: Regime,
): { milestone: Milestone; rules: string[] | undefined }[] {
  const own = new Set(rulesOf(regime));
  const has = (names: ReadonlySet<string>) => rules.some(({ id }) => names.has(id));
  const isShared = regimes.some(
    ({ id, ...other }) => id !== regime.id && has(new Set(rulesOf(other))),
  );
  return milestones.flatMap((milestone) => {
    if (milestone.rules === undefined)
      return has(own) && !isShared ? { milestone, rules: undefined } : [];
    const named = milestone.rules.filter((id) => own.has(id));
    return named.length > 0 ? { milestone, rules: named } : [];
  });
}

const rulesOf = ({ eu, fr }: Pick<Regime, 'eu' | 'fr'>): string[] => [...eu, ...fr];

/** The day before Omnibus I, whose answer is shown beside today's. */
export const BEFORE = '2025-12-15';

/** What a rule says in one language, as on the day of the build. */
interface RuleText {
  label: string;
  /** To which financial years, reports or dates it applies. */
  applies: string[];
  provision: string;
  act: string;
  url: string | undefined;
}

/** The part of the register that the checker needs, in one language. */
export interface CheckerLaw {
  /** The day of the build, and one in the past. */
  day: string;
  before: string;
  /** Rules alone; the words of a criterion say it in full. */
  register: Register;
  texts: Readonly<Record<string, RuleText>>;
  /** Coming dates by regime, the earliest first. */
  dates: Readonly<Record<string, readonly RegimeDate[]>>;
}

/** Words for what the register holds as data. */
interface LawText {
  value: (criterion: NumberCriterion) => string;
  application: (version: RuleVersion) => string[];
  typeset: (text: string) => string;
}

/** Cuts from the register what the checker needs. */
export function checkerLaw(
  register: Register,
  day: string,
  locale: Locale,
  words: LawText,
): CheckerLaw {
  const { acts } = entriesOf(register);
  const named = regimes.flatMap(({ eu, fr }) => [...eu, ...fr] as string[]);
  const needed = withExemptions(register, named);
  const textOf = (text: Words | undefined) => (text ? words.typeset(text[locale]) : '');
  return {
    day,
    before: BEFORE,
    register: {
      law: {
        name: empty,
        title: empty,
        checkedOn: day,
        reviewBy: day,
        acts: [],
        rules: needed.map((rule) => cut(rule, day, locale, words)),
        milestones: [],
        changes: [],
      },
    },
    texts: Object.fromEntries(
      needed.flatMap((rule): [string, RuleText][] => {
        const version = versionOn(rule, day) ?? versionOn(rule, BEFORE);
        const act = version && acts.get(version.act);
        if (!version || !act) return [];
        const text = {
          label: textOf(rule.label),
          applies: words.application(version).map(words.typeset),
          provision: textOf(version.provision),
          act: textOf(act.name),
          url: addressIn(act, locale),
        };
        return [[rule.id, text]];
      }),
    ),
    dates: regimeDates(register, day, textOf),
  };
}

const empty = forEveryLocale(() => '');

/** Rules with those that their criteria name, and the exemptions from them. */
function withExemptions(register: Register, ids: readonly string[]): Rule[] {
  const { rules } = entriesOf(register);
  const named = withRulesNamed(register, ids);
  const exemptions = [...rules.values()].filter(({ exempts }) =>
    exempts?.some((id) => named.includes(id)),
  );
  const all = withRulesNamed(register, [...named, ...exemptions.map(({ id }) => id)]);
  return all.flatMap((id) => rules.get(id) ?? []);
}

/** A rule as on the two days, with its criteria in words. */
function cut(
  { id, layer, kind, exempts, versions }: Rule,
  day: string,
  locale: Locale,
  words: LawText,
): Rule {
  const kept = new Set([versionOn({ versions }, BEFORE), versionOn({ versions }, day)]);
  const said = (criterion: Criterion): Criterion => {
    if (isGroup(criterion)) return { ...criterion, criteria: criterion.criteria.map(said) };
    if (!isNumber(criterion)) return criterion;
    const { measure, operator, value, unit } = criterion;
    return { measure, operator, value, unit, label: only(locale, words.value(criterion)) };
  };
  return {
    id,
    layer,
    kind,
    exempts,
    label: empty,
    versions: versions
      .filter((version) => kept.has(version))
      .map(
        ({
          from,
          until,
          combine,
          criteria,
          consecutiveYears,
          leavesAfter,
          financialYears,
          dates,
        }) => ({
          from,
          until,
          combine,
          criteria: criteria?.map(said),
          consecutiveYears,
          leavesAfter,
          financialYears,
          dates,
          act: '',
          certainty: 'verified',
        }),
      ),
  };
}

const only = (locale: Locale, text: string): Words => ({ [locale]: text }) as Words;

const FOLDER = '/checker/';

export const lawFile = (locale: Locale): string => `law-${locale}.json`;

/** Address of the law that the checker applies, in a language. */
export const lawAddress = (locale: Locale): string => `${FOLDER}${lawFile(locale)}`;

export const eventsFile = (locale: Locale): string => `dates-${locale}.ics`;

/** Address of the coming dates as a calendar, in a language. */
export const eventsAddress = (locale: Locale): string => `${FOLDER}${eventsFile(locale)}`;
