import { firstDay, formatDate, isWithin } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { lowerFirst } from '@/lib/sentences';
import { versionOn } from './as-at';
import { entriesOf } from './entries';
import { figuresOf, ruleOfFigure } from './figures';
import { quantity, shortQuantity } from './quantity';
import type { Act, LawChange, Milestone, Register, Rule, RuleVersion } from './register';
import { type ActKind, legislationKinds } from './vocabulary';

type Named = readonly [name: string, text: string];

/** Acts whose French name starts with a common noun: `la directive (UE) 2026/470`. */
const COMMON_NOUNS: ReadonlySet<ActKind> = new Set([
  ...legislationKinds,
  'recommendation',
  'communication',
  'proposal',
  'bill',
]);

/** The name of an act inside a sentence. */
const citedName = ({ kind, name }: Pick<Act, 'kind' | 'name'>, locale: Locale): string =>
  locale === 'fr' && COMMON_NOUNS.has(kind) ? lowerFirst(name.fr) : name[locale];

/**
 * The wording of a rule on a day. For a rule that does not exist yet, its first wording, since texts are
 * written for the present.
 */
const wordingOn = (rule: Rule, day: string): RuleVersion | undefined => {
  const [first] = rule.versions.filter(({ proposed }) => !proposed);
  return versionOn(rule, day) ?? (first && day < first.from ? first : undefined);
};

/**
 * What texts may name of an entry of the register besides its figures, as on a day: `dir-2026-470.name` and, inside a
 * sentence, `.cited`, the `.year` of an act; the `.date` of a milestone or change; of a rule the `.act` of its wording, `.since`
 * when it is the law, and what it `.applies` to. docs/law.md lists them for writers.
 */
function wordsOn(register: Register, id: string, day: string, locale: Locale): Named[] {
  const { acts, rules, milestones, changes } = entriesOf(register);
  const act = acts.get(id);
  if (act)
    return [
      [`${id}.name`, act.name[locale]],
      [`${id}.cited`, citedName(act, locale)],
      ...(act.date === undefined ? [] : [[`${id}.year`, act.date.slice(0, 4)] as const]),
    ];
  const dated = milestones.get(id) ?? changes.get(id);
  if (dated) return [[`${id}.date`, formatDate(dated.date, locale)]];
  const rule = rules.get(id);
  const version = rule && wordingOn(rule, day);
  return version ? ruleWords(id, version, acts.get(version.act), locale) : [];
}

function ruleWords(
  id: string,
  { from, dates, financialYears, reports, provision }: RuleVersion,
  act: Act | undefined,
  locale: Locale,
): Named[] {
  const words = {
    act: act?.name[locale],
    cited: act && citedName(act, locale),
    provision: provision?.[locale],
    since: formatDate(from, locale),
    applies: dates?.from && formatDate(dates.from, locale),
    until: dates?.until && formatDate(dates.until, locale),
    'first-year': financialYears?.from?.toString(),
    'last-year': financialYears?.until?.toString(),
    'first-report': reports?.from?.toString(),
  };
  return Object.entries(words).flatMap(([field, text]): Named[] =>
    text === undefined ? [] : [[`${id}.${field}`, text]],
  );
}

/** The law of a day as text, by name: `csrd-scope.employees` is `1 000 salariés`. */
export type FigureValues = ReadonlyMap<string, string>;

/**
 * Every figure of an entry that is the law on a day, in words of a language; as `….number`, the number alone; as
 * `….short`, as written where space is short. With them the names and dates of `wordsOn`. Not typeset yet.
 */
export function valuesOfEntry(
  register: Register,
  id: string,
  day: string,
  locale: Locale,
): Named[] {
  const rule = entriesOf(register).rules.get(id);
  const figures = [...(rule ? figuresOf(rule) : [])].flatMap(([name, values]): Named[] => {
    const law = values.filter(({ version }) => !version.proposed);
    const [first] = law;
    // Before a figure exists, texts show its first value, since they are written for the present.
    const value =
      law.find((each) => isWithin(day, each)) ?? (first && day < first.from ? first : undefined);
    return value
      ? [
          [name, quantity(value.criterion, locale)],
          [`${name}.number`, formatNumber(value.criterion.value, locale)],
          [`${name}.short`, shortQuantity(value.criterion, locale)],
        ]
      : [];
  });
  return [...wordsOn(register, id, day, locale), ...figures];
}

/** The same of every entry. */
export const valuesOn = (register: Register, day: string, locale: Locale): FigureValues =>
  new Map(
    Object.values(entriesOf(register))
      .flatMap((entries) => [...entries.keys()])
      .flatMap((id) => valuesOfEntry(register, id, day, locale)),
  );

/** `{csrd-scope.employees}`: the register named in a text, or an entry of it by mistake. Other braces have no dot or hyphen. */
const PLACEHOLDER = /\{([a-z0-9-]+\.[a-z0-9-]+(?:\.(?:number|short))?|\w+-[\w-]+)\}/g;

/** Figures that a text names, with the place of each. */
export const figuresNamed = (text: string): { name: string; offset: number }[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, offset: index }));

/** A text with the figures that are known; others keep their braces. */
export const fillKnownFigures = (
  text: string,
  known: (name: string) => string | undefined,
): string => text.replace(PLACEHOLDER, (braces, name: string) => known(name) ?? braces);

/** @throws when a text names a figure that the law of the day does not have. */
export const fillFigures = (text: string, values: FigureValues): string =>
  fillKnownFigures(text, (name) => {
    const value = values.get(name);
    if (value === undefined)
      throw new Error(`The register of law has no figure "${name}" on the day of the build.`);
    return value;
  });

/** The same, for every string of a JSON-like value. */
export function fillFiguresDeep<T>(value: T, values: FigureValues): T {
  if (typeof value === 'string') return fillFigures(value, values) as T;
  if (Array.isArray(value)) return value.map((item) => fillFiguresDeep(item, values)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFiguresDeep(item, values)]),
    ) as T;
  }
  return value;
}

/** The day whose law a sentence of the register states, for each figure that it names. */
export type DayOf = (figure: string) => string;

/** A wording speaks of the present while it is the law, then of its last day. */
export const dayOfVersion =
  ({ from, until }: RuleVersion, today: string): DayOf =>
  () =>
    today < from ? from : until !== undefined && until < today ? until : today;

/** A milestone speaks of its date; one that no longer stands, of what its act said. */
export const dayOfMilestone =
  ({ date, act, cancelled }: Milestone, register: Register): DayOf =>
  (figure) =>
    (cancelled && dayMadeBy(act, figure, register)) ?? firstDay(date);

/** A change speaks of what its act made of a figure, even before that is the law. */
export const dayOfChange =
  ({ date, act }: LawChange, register: Register): DayOf =>
  (figure) =>
    dayMadeBy(act, figure, register, date) ?? firstDay(date);

/** The first day of the wording of a figure's rule that rests on an act; the first that is not over on some day. */
const dayMadeBy = (
  act: string,
  figure: string,
  register: Register,
  since = '',
): string | undefined =>
  entriesOf(register)
    .rules.get(ruleOfFigure(figure))
    ?.versions.find((each) => each.act === act && (each.until ?? since) >= since && !each.proposed)
    ?.from;

/**
 * A register whose sentences show the figures that they name between braces. They have ordinary spaces, like
 * the words around them, and are typeset with these.
 * @param textOf what is named so on a day, in a language.
 */
export function withFiguresShown(
  register: Register,
  today: string,
  textOf: (name: string, day: string, locale: Locale) => string | undefined,
): Register {
  const show = <T>(value: T, dayOf: DayOf, locale?: Locale): T => {
    if (typeof value === 'string' && locale)
      return fillKnownFigures(value, (name) =>
        textOf(name, dayOf(name), locale)?.replace(/\s/g, ' '),
      ) as T;
    if (Array.isArray(value)) return value.map((item) => show(item, dayOf)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      // Words stand under the key of their language.
      Object.entries(value).map(([key, item]) => [
        key,
        show(
          item,
          dayOf,
          locales.find((each) => each === key),
        ),
      ]),
    ) as T;
  };
  return Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [
      id,
      {
        ...subject,
        rules: subject.rules.map((rule) => ({
          ...rule,
          versions: rule.versions.map((each) => show(each, dayOfVersion(each, today))),
        })),
        milestones: subject.milestones.map((each) => show(each, dayOfMilestone(each, register))),
        changes: subject.changes.map((each) => show(each, dayOfChange(each, register))),
      },
    ]),
  );
}
