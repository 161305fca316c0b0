import { addressIn } from '@/law/acts';
import { withRulesNamed } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import {
  type Criterion,
  isGroup,
  isNumber,
  type NumberCriterion,
  type Register,
  type Rule,
  type RuleVersion,
  type Words,
} from '@/law/register';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { FIRST_DAY, type RegimeDate, regimeDates } from './regime-dates';
import { regimes } from './regimes';

/** The day before Omnibus I, whose answer is shown beside today's. */
export const BEFORE = '2025-12-15';

/** What a wording of a rule says in one language. */
interface WordingText {
  /** The first day on which it is the law. */
  from: string;
  /** To which financial years, reports or dates it applies. */
  applies: string[];
  provision: string;
  act: string;
  url: string | undefined;
}

/** What a rule says in one language, in the wording of a day. */
export interface RuleText extends WordingText {
  label: string;
}

/** The part of the register that the checker needs, in one language. */
export interface CheckerLaw {
  /** The day whose law is asked for: that of the build, or another. */
  day: string;
  before: string;
  /** Rules alone, with every wording since `FIRST_DAY`; the words of a criterion say it in full. */
  register: Register;
  texts: Readonly<Record<string, { label: string; wordings: readonly WordingText[] }>>;
  /** Dates by regime, the earliest first. */
  dates: Readonly<Record<string, readonly RegimeDate[]>>;
}

/** What a rule says in the wording of the day, or in the last one before it. */
export function textOf({ texts, day }: CheckerLaw, rule: string): RuleText | undefined {
  const { label, wordings = [] } = texts[rule] ?? {};
  const wording = wordings.findLast(({ from }) => from <= day) ?? wordings[0];
  return label !== undefined && wording ? { label, ...wording } : undefined;
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
  const needed = withExemptions(
    register,
    regimes.flatMap(({ eu, fr }) => [...eu, ...fr] as string[]),
  ).map((rule) => ({ ...rule, versions: rule.versions.filter(isKept) }));
  const write = (text: Words | undefined) => (text ? words.typeset(text[locale]) : '');
  const wordingText = (version: RuleVersion): WordingText => {
    const act = acts.get(version.act);
    return {
      from: version.from,
      applies: words.application(version).map(words.typeset),
      provision: write(version.provision),
      act: write(act?.name),
      url: act && addressIn(act, locale),
    };
  };
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
        rules: needed.map((rule) => cut(rule, locale, words)),
        milestones: [],
        changes: [],
      },
    },
    texts: Object.fromEntries(
      needed.map(({ id, label, versions }) => [
        id,
        { label: write(label), wordings: versions.map(wordingText) },
      ]),
    ),
    dates: regimeDates(register, regimes, write),
  };
}

/** What was the law on a day that may be asked about; proposals are not. */
const isKept = ({ proposed, until }: RuleVersion): boolean =>
  !proposed && (until === undefined || until >= FIRST_DAY);

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

/** A rule with its criteria in words. */
function cut({ id, layer, kind, exempts, versions }: Rule, locale: Locale, words: LawText): Rule {
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
    versions: versions.map((version) => ({
      ...version,
      ...withoutWords,
      criteria: version.criteria?.map(said),
      act: '',
      certainty: 'verified',
    })),
  };
}

const withoutWords = {
  who: undefined,
  without: undefined,
  provision: undefined,
  consequence: undefined,
  note: undefined,
  read: undefined,
} satisfies Partial<RuleVersion>;

const only = (locale: Locale, text: string): Words => ({ [locale]: text }) as Words;

const FOLDER = '/checker/';

export const lawFile = (locale: Locale): string => `law-${locale}.json`;

/** Address of the law that the checker applies, in a language. */
export const lawAddress = (locale: Locale): string => `${FOLDER}${lawFile(locale)}`;

export const eventsFile = (locale: Locale): string => `dates-${locale}.ics`;

/** Address of the coming dates as a calendar, in a language. */
export const eventsAddress = (locale: Locale): string => `${FOLDER}${eventsFile(locale)}`;
