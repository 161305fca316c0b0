import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { guidesWithoutSubjects, unreviewedTexts } from '@/authoring/stated-law/unreviewed';
import { whereIs } from '@/authoring/stated-law/where';
import { type Change, changesBetween } from '@/law/as-at';
import { type Answers, choices, isChoice, isQuantity, quantities } from '@/law/checker/answers';
import { type CheckerLaw, checkerLaw } from '@/law/checker/checker-law';
import { withOutlook } from '@/law/checker/outlook';
import { profileOf } from '@/law/checker/profile';
import { parseQuantity, readingsOf } from '@/law/checker/quantity-input';
import { FIRST_DAY, LAST_DAY, mayBeAsked } from '@/law/checker/regime-dates';
import { check as checkProfile } from '@/law/checker/result';
import { yearsOf } from '@/law/checker/years';
import { entriesOf, subjectOf } from '@/law/entries';
import { figureHistory, figuresOf, ruleOfFigure } from '@/law/figures';
import { milestoneOn } from '@/law/milestones';
import { quantity } from '@/law/quantity';
import type { Register, Rule } from '@/law/register';
import { isDay, today } from '@/lib/dates';
import { loadRegister, soundRegister } from '@/loaders/law';

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
    throw new Error('A profile is an object: { "seat": "france", "employees": 1240 }.');
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
      : `"${name}" is one of ${allowed.join(', ')}, not "${value}".`;
  }
  if (!isQuantity(name))
    return `"${name}" is not an answer; use ${Object.keys({ ...choices, ...quantities }).join(', ')}.`;
  const counted = quantities[name];
  const readings = readingsOf(value, counted);
  if (readings)
    return `"${name}" is ${readings.join(' or ')}, not "${value}", which may be either.`;
  return parseQuantity(value, counted) === null
    ? `"${name}" is a number, a range such as 900-1100, or "about 1000", not "${value}".`
    : undefined;
}

/**
 * An entry of the register as it is written, with what follows from it on the present day.
 * @throws when there is no such entry.
 */
export function show(id: string): string {
  const { everything: register } = soundRegister();
  const { acts, rules, milestones, changes } = entriesOf(register);
  const rule = rules.get(ruleOfFigure(id));
  if (id.includes('.')) return figureLines(register, id).join('\n');
  const entry = acts.get(id) ?? rule ?? milestones.get(id) ?? changes.get(id);
  if (!entry) throw new Error(`The register of law has no "${id}".`);
  const milestone = milestones.get(id);
  return [
    `# content/law/${subjectOf(register, id)}.yaml`,
    stringify(entry).trimEnd(),
    ...(rule ? ruleLines(register, rule) : []),
    ...(milestone
      ? [`# ${today()}: ${stateLine(milestoneOn(milestone, milestones, today()))}`]
      : []),
  ].join('\n');
}

const ruleLines = (register: Register, rule: Rule): string[] =>
  [...figuresOf(rule).keys()].flatMap((name) => figureLines(register, name));

const figureLines = (register: Register, name: string): string[] => [
  `# ${name}`,
  ...figureHistory(register, name).map(
    ({ criterion, from, until }) =>
      `#   ${from} to ${until ?? 'now'}: ${criterion.operator} ${quantity(criterion, 'en')}`,
  ),
];

const stateLine = ({ state, newDate }: { state: string; newDate: string | undefined }): string =>
  newDate ? `${state}, now ${newDate}` : state;

function requireDay(value: string): string {
  if (isDay(value)) return value;
  throw new Error(`"${value}" is not a day of the calendar; write YYYY-MM-DD.`);
}

function requireAskable(day: string): string {
  if (mayBeAsked(requireDay(day))) return day;
  throw new Error(`The law is known from ${FIRST_DAY} to ${LAST_DAY}, not on ${day}.`);
}

/** What changed in the law after a day, and the texts that nobody has reviewed since. */
export function changes(since: string, until = today()): string {
  const found = changesBetween(loadRegister(), requireDay(since), requireDay(until));
  const texts = unreviewedTexts(found);
  const unknown = guidesWithoutSubjects();
  return [
    ...found.map((change) => `${change.date}  ${change.subject}  ${inWords(change)}`),
    '',
    ...(texts.length > 0 ? ['Not reviewed since:'] : ['No text is known to wait for a review.']),
    ...texts.map(
      ({ file, reviewedOn, changes: missed }) =>
        `${file}  reviewed ${reviewedOn}, ${missed} ${missed === 1 ? 'change' : 'changes'} since`,
    ),
    ...unknown.map((file) => `${file}  names no subjects, so nobody can tell`),
  ].join('\n');
}

function inWords(change: Change): string {
  switch (change.kind) {
    case 'opened':
      return `${change.rule.id}: a new wording is the law (${change.version.act})`;
    case 'closed':
      return `${change.rule.id}: is no longer the law`;
    case 'in-force':
      return `${change.act.id} is in force`;
    case 'logged':
      return `${change.change.id}: ${change.change.text.en}`;
    default: {
      const { id, cancelled, replacedBy } = change.milestone;
      const next = replacedBy ? `, now ${replacedBy}` : '';
      return `${id} is ${change.kind} by ${cancelled?.by}${next}`;
    }
  }
}

/** `content/guides/csrdguide/fr.mdx:54:12  shows  1 000 salariés`, a line for each place. */
export function where(id: string): string {
  const mentions = whereIs(id);
  const files = new Set(mentions.map(({ file }) => file)).size;
  return [
    ...mentions.map(
      ({ file, line, column, how, what }) => `${file}:${line}:${column}  ${how}  ${what}`,
    ),
    `${id}: ${mentions.length} ${mentions.length === 1 ? 'place' : 'places'} in ${files} ${files === 1 ? 'file' : 'files'}`,
  ].join('\n');
}
