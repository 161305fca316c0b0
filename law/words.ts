import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { versionOn } from './as-at';
import { dayRead } from './checked-on';
import { entriesOf } from './find';
import type { Act, Register, Rule, RuleVersion } from './register';
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
  locale === 'fr' && COMMON_NOUNS.has(kind)
    ? name.fr.charAt(0).toLowerCase() + name.fr.slice(1)
    : name[locale];

/**
 * The wording of a rule on a day. For a rule that does not exist yet, its first wording, since texts are
 * written for the present.
 */
const wordingOn = (rule: Rule, day: string): RuleVersion | undefined => {
  const [first] = rule.versions.filter(({ proposed }) => !proposed);
  return versionOn(rule, day) ?? (first && day < first.from ? first : undefined);
};

/**
 * What texts may name of the register besides figures, as on a day: `dir-2026-470.name` and, inside a
 * sentence, `.cited`, the `.year` of an act; the `.date` of a milestone or change; of a rule the `.act` of its wording, `.since`
 * when it is the law, and what it `.applies` to. docs/law.md lists them for writers.
 */
export function wordsOn(register: Register, day: string, locale: Locale): Named[] {
  const { acts, rules, milestones, changes } = entriesOf(register);
  const date = (iso: string) => formatDate(iso, locale);
  return [
    ...[...acts.values()].flatMap((act): Named[] => [
      [`${act.id}.name`, act.name[locale]],
      [`${act.id}.cited`, citedName(act, locale)],
      ...(act.date === undefined ? [] : [[`${act.id}.year`, act.date.slice(0, 4)] as const]),
    ]),
    ...[...milestones.values(), ...changes.values()].map(
      (entry): Named => [`${entry.id}.date`, date(entry.date)],
    ),
    ...[...rules.values()].flatMap((rule) => {
      const version = wordingOn(rule, day);
      return version ? ruleWords(rule.id, version, acts.get(version.act), locale) : [];
    }),
    ...Object.entries(register).map(
      ([subject, law]): Named => [`${subject}.checked-on`, date(dayRead(law))],
    ),
  ];
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
