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
import type { LawSubject, Register, Rule } from '@/law/register';
import { isDay, today } from '@/lib/dates';
import { isOne, say, toolLanguage } from '@/lib/say/say';
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
    throw new Error(
      say('A profile is an object: #{example}.', {
        example: '{ "seat": "france", "employees": 1240 }',
      }),
    );
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
      : say('"#{name}" is one of #{allowed}, not "#{value}".', {
          name,
          value,
          allowed: allowed.join(', '),
        });
  }
  if (!isQuantity(name))
    return say('"#{name}" is not an answer; use #{allowed}.', {
      name,
      allowed: Object.keys({ ...choices, ...quantities }).join(', '),
    });
  const counted = quantities[name];
  const readings = readingsOf(value, counted);
  if (readings.length > 0)
    return say('"#{name}" is #{readings}, not "#{value}", which may be either.', {
      name,
      value,
      readings: readings.join(say(' or ')),
    });
  return parseQuantity(value, counted) === null
    ? say('"#{name}" is a number, a range such as 900-1100, or "about 1000", not "#{value}".', {
        name,
        value,
      })
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
  const subject = register[id];
  if (!entry && subject)
    return [`# content/law/${id}.yaml`, ...idsOf(subject).map((each) => `# ${each}`)].join('\n');
  if (!entry) throw new Error(say('The register of law has no "#{id}".', { id }));
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

/** What texts may name of a subject. */
const idsOf = ({ acts, rules, milestones, changes }: LawSubject): string[] => [
  ...[...acts, ...milestones, ...changes].map(({ id }) => id),
  ...rules.flatMap((rule) => [rule.id, ...figuresOf(rule).keys()]),
];

const ruleLines = (register: Register, rule: Rule): string[] =>
  [...figuresOf(rule).keys()].flatMap((name) => figureLines(register, name));

const figureLines = (register: Register, name: string): string[] => [
  `# ${name}`,
  ...figureHistory(register, name).map(({ criterion, from, until }) => {
    const value = `${criterion.operator} ${quantity(criterion, toolLanguage())}`;
    return until
      ? say('#   #{from} to #{until}: #{value}', { from, until, value })
      : say('#   #{from} to now: #{value}', { from, value });
  }),
];

const stateLine = ({ state, newDate }: ReturnType<typeof milestoneOn>): string =>
  newDate ? say('#{state}, now #{newDate}', { state: say(state), newDate }) : say(state);

function requireDay(value: string): string {
  if (isDay(value)) return value;
  throw new Error(say('"#{value}" is not a day of the calendar; write YYYY-MM-DD.', { value }));
}

function requireAskable(day: string): string {
  if (mayBeAsked(requireDay(day))) return day;
  throw new Error(
    say('The law is known from #{first} to #{last}, not on #{day}.', {
      first: FIRST_DAY,
      last: LAST_DAY,
      day,
    }),
  );
}

/** What changed in the law after a day, and the texts that nobody has reviewed since. */
export function changes(since: string, until = today()): string {
  const found = changesBetween(loadRegister(), requireDay(since), requireDay(until));
  const texts = unreviewedTexts(found);
  const unknown = guidesWithoutSubjects();
  return [
    ...found.map((change) => `${change.date}  ${change.subject}  ${inWords(change)}`),
    '',
    ...(texts.length > 0
      ? [say('Not reviewed since:')]
      : [say('No text is known to wait for a review.')]),
    ...texts.map(
      ({ file, reviewedOn, changes: missed }) =>
        `${file}  ${say(
          isOne(missed)
            ? 'reviewed #{reviewedOn}, #{missed} change since'
            : 'reviewed #{reviewedOn}, #{missed} changes since',
          { reviewedOn, missed },
        )}`,
    ),
    ...unknown.map((file) => `${file}  ${say('names no subjects, so nobody can tell')}`),
  ].join('\n');
}

function inWords(change: Change): string {
  switch (change.kind) {
    case 'opened':
      return say('#{id}: a new wording is the law (#{act})', {
        id: change.rule.id,
        act: change.version.act,
      });
    case 'closed':
      return say('#{id}: is no longer the law', { id: change.rule.id });
    case 'in-force':
      return say('#{id} is in force', { id: change.act.id });
    case 'logged':
      return `${change.change.id}: ${change.change.text[toolLanguage()]}`;
    default: {
      const { id, cancelled, replacedBy } = change.milestone;
      const next = replacedBy ? say(', now #{replacedBy}', { replacedBy }) : '';
      return say(
        change.kind === 'deferred'
          ? '#{id} is deferred by #{act}#{next}'
          : '#{id} is cancelled by #{act}#{next}',
        { id, act: cancelled?.by, next },
      );
    }
  }
}

/** `content/guides/csrdguide/fr.mdx:54:12  shows  1 000 salariés`, a line for each place. */
export function where(id: string): string {
  const mentions = whereIs(id);
  const places = mentions.length;
  const files = new Set(mentions.map(({ file }) => file)).size;
  return [
    ...mentions.map(
      ({ file, line, column, how, what }) => `${file}:${line}:${column}  ${say(how)}  ${what}`,
    ),
    say('#{id}: #{places} in #{files}', {
      id,
      places: say(isOne(places) ? '#{places} place' : '#{places} places', { places }),
      files: say(isOne(files) ? '#{files} file' : '#{files} files', { files }),
    }),
  ].join('\n');
}
