import type { YamlReport } from '@/authoring/check/report';
import { seatWords } from '@/law/evaluation/profile';
import {
  flagMeasures,
  isFlagMeasure,
  isNumericMeasure,
  numericMeasures,
  SEAT,
} from '@/law/measures';
import {
  type Criterion,
  flatCriteria,
  isFact,
  isGroup,
  isNumber,
  isRuleCriterion,
  type LawSubject,
  type RuleVersion,
} from '@/law/register';
import { explanations, isEvaluated } from '@/law/vocabulary';
import { addDays } from '@/lib/dates';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import type { YamlPath } from '@/loaders/yaml/document';

/** Versions of a rule must be in order, oldest first, without overlaps or undeclared gaps. */
export function checkPeriods({ rules }: LawSubject, report: YamlReport): void {
  for (const [index, { id, versions }] of rules.entries()) {
    for (const [at, version] of versions.entries()) {
      const path = ['rules', index, 'versions', at] as const;
      if (version.until !== undefined && version.until < version.from)
        report(
          say(
            'This version of "#{id}" ends on #{until}, before it begins on #{from}; correct one of them.',
            { id, until: version.until, from: version.from },
          ),
          [...path, 'until'],
        );
      if (version.proposed) continue;
      const before = versions.slice(0, at).findLast(({ proposed }) => !proposed);
      const message = before && following(id, before, version);
      if (message) report(message, [...path, 'from']);
      else if (version.gapBefore && !(before && isGap(before, version)))
        report(say('There is no gap before this version of "#{id}"; remove gapBefore.', { id }), [
          ...path,
          'gapBefore',
        ]);
      const lost = lostFrom(before, version);
      if (lost.length > 0)
        report(
          say(
            before
              ? 'This version of "#{id}" has no #{lost}, which the one above has; write it again, or "without: [#{lost}]" if the law no longer says so.'
              : 'This version of "#{id}" has no #{lost}; write whom it concerns, as in "who: { fr: …, en: … }", or "without: [#{lost}]" if the law does not say.',
            { id, lost: lost.join(', ') },
          ),
          path,
        );
      checkYears(id, version, (text, keys) => report(text, [...path, ...keys]));
    }
  }
}

const isGap = ({ until }: RuleVersion, { from }: RuleVersion): boolean =>
  until !== undefined && addDays(until, 1) < from;

/**
 * What readers were told of a rule, and would lose with a version that does not say that it has none; and of one that
 * they were told nothing of, whom it concerns.
 */
function lostFrom(before: RuleVersion | undefined, version: RuleVersion): string[] {
  const says = (each: RuleVersion, key: (typeof explanations)[number]) =>
    key === 'scope'
      ? flatCriteria(each.criteria).some((criterion) => 'scope' in criterion && criterion.scope)
      : each[key];
  return explanations.filter(
    (key) =>
      (before ? says(before, key) : key === 'who') &&
      !says(version, key) &&
      !version.without?.includes(key),
  );
}

/** What is wrong between a version and the one before it. */
function following(id: string, before: RuleVersion, version: RuleVersion): string | undefined {
  if (version.from <= before.from)
    return say(
      'This version of "#{id}" begins on #{from}, not after the one above (#{before}); list the oldest first.',
      { id, from: version.from, before: before.from },
    );
  if (before.until === undefined)
    return say(
      'The version of "#{id}" above has no end, so that both are the law from #{from}; end it on the day before, with "until".',
      { id, from: version.from },
    );
  if (before.until >= version.from)
    return say(
      'The version of "#{id}" above lasts until #{until}, so that both are the law from #{from}; correct one of the dates.',
      { id, until: before.until, from: version.from },
    );
  if (isGap(before, version) && !version.gapBefore)
    return say(
      'Nothing is said of "#{id}" between #{until} and #{from}; correct one of the dates, or add "gapBefore: true".',
      { id, until: before.until, from: version.from },
    );
  return undefined;
}

/** A period of application must not end before it starts. */
function checkYears(id: string, version: RuleVersion, report: YamlReport): void {
  for (const key of ['financialYears', 'reports', 'dates'] as const) {
    const { from, until } = version[key] ?? {};
    if (from !== undefined && until !== undefined && until < from)
      report(
        say('#{key} of "#{id}" end in #{until}, before they begin in #{from}; correct one.', {
          key,
          id,
          until,
          from,
        }),
        [key, 'until'],
      );
  }
}

/** Checks criteria: numbers need a provision and a unique name, and scope must be decidable. */
export function checkCriteria({ rules }: LawSubject, report: YamlReport): void {
  for (const [index, rule] of rules.entries()) {
    for (const [at, version] of rule.versions.entries()) {
      const path = ['rules', index, 'versions', at];
      checkVersion(rule.id, version, path, report);
      if (isEvaluated(rule))
        eachCriterion(version.criteria, [...path, 'criteria'], (criterion, place) =>
          report(undecidable(criterion), place),
        );
    }
  }
}

function checkVersion(
  id: string,
  { provision, criteria, consecutiveYears, leavesAfter }: RuleVersion,
  path: YamlPath,
  report: YamlReport,
): void {
  const numbers = flatCriteria(criteria).filter(isNumber);
  if (numbers.length > 0 && provision === undefined)
    report(
      say('This version of "#{id}" states values without a provision; add one.', { id }),
      path,
    );
  if (leavesAfter !== undefined && consecutiveYears === undefined)
    report(
      say('leavesAfter of "#{id}" needs consecutiveYears; add it, or remove leavesAfter.', { id }),
      [...path, 'leavesAfter'],
    );
  const seen = new Set<string>();
  eachCriterion(criteria, [...path, 'criteria'], (criterion, place) => {
    if (!isNumber(criterion)) return;
    const name = criterion.id ?? criterion.measure;
    if (seen.has(name))
      report(
        say(
          '"#{id}.#{name}" would be the name of two figures; give this criterion an "id" of its own.',
          { id, name },
        ),
        place,
      );
    seen.add(name);
  });
}

/** Why it cannot be decided whether an entity meets a criterion. */
function undecidable(criterion: Criterion): string | undefined {
  if (isRuleCriterion(criterion) || isGroup(criterion)) return undefined;
  const { measure } = criterion;
  if (isNumber(criterion)) {
    if (isNumericMeasure(measure)) return undefined;
    return say(
      'No profile has the number "#{measure}".#{hint} A rule of scope uses the measures of law/measures.ts.',
      { measure, hint: didYouMean(measure, Object.keys(numericMeasures)) },
    );
  }
  if (!isFact(criterion)) return undefined;
  if (measure === SEAT) {
    const words: readonly unknown[] = seatWords;
    return words.includes(criterion.is)
      ? undefined
      : say('"#{seat}" is not a seat; use one of: #{seats}.', {
          seat: String(criterion.is),
          seats: seatWords.join(', '),
        });
  }
  if (!isFlagMeasure(measure))
    return say(
      'No profile answers "#{measure}".#{hint} A rule of scope uses the measures of law/measures.ts.',
      { measure, hint: didYouMean(measure, [SEAT, ...Object.keys(flagMeasures)]) },
    );
  return typeof criterion.is === 'boolean'
    ? undefined
    : say('"#{measure}" is a yes or no; write "is: true" or "is: false".', { measure });
}

/** Every criterion with its place, those of groups included. */
function eachCriterion(
  criteria: readonly Criterion[] | undefined,
  path: YamlPath,
  visit: (criterion: Criterion, path: YamlPath) => void,
): void {
  for (const [index, criterion] of (criteria ?? []).entries()) {
    visit(criterion, [...path, index]);
    if (isGroup(criterion)) eachCriterion(criterion.criteria, [...path, index, 'criteria'], visit);
  }
}
