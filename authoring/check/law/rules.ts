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
import { isEvaluated } from '@/law/vocabulary';
import { didYouMean } from '@/lib/closest';
import { addDays } from '@/lib/dates';
import type { YamlPath } from '@/loaders/yaml/document';

/** Versions of a rule must be in order, oldest first, without overlaps or undeclared gaps. */
export function checkPeriods({ rules }: LawSubject, report: YamlReport): void {
  for (const [index, { id, versions }] of rules.entries()) {
    for (const [at, version] of versions.entries()) {
      const path = ['rules', index, 'versions', at] as const;
      if (version.until !== undefined && version.until < version.from)
        report(
          `This version of "${id}" ends on ${version.until}, before it begins on ${version.from}; correct one of them.`,
          [...path, 'until'],
        );
      if (version.proposed) continue;
      const before = versions.slice(0, at).findLast(({ proposed }) => !proposed);
      const message = before && following(id, before, version);
      if (message) report(message, [...path, 'from']);
      else if (version.gapBefore && !(before && isGap(before, version)))
        report(`There is no gap before this version of "${id}"; remove gapBefore.`, [
          ...path,
          'gapBefore',
        ]);
      checkYears(id, version, (text, keys) => report(text, [...path, ...keys]));
    }
  }
}

const isGap = ({ until }: RuleVersion, { from }: RuleVersion): boolean =>
  until !== undefined && addDays(until, 1) < from;

/** What is wrong between a version and the one before it. */
function following(id: string, before: RuleVersion, version: RuleVersion): string | undefined {
  if (version.from <= before.from)
    return `This version of "${id}" begins on ${version.from}, not after the one above (${before.from}); list the oldest first.`;
  if (before.until === undefined)
    return `The version of "${id}" above has no end, so that both are the law from ${version.from}; end it on the day before, with "until".`;
  if (before.until >= version.from)
    return `The version of "${id}" above lasts until ${before.until}, so that both are the law from ${version.from}; correct one of the dates.`;
  if (isGap(before, version) && !version.gapBefore)
    return `Nothing is said of "${id}" between ${before.until} and ${version.from}; correct one of the dates, or add "gapBefore: true".`;
  return undefined;
}

/** A period of application must not end before it starts. */
function checkYears(id: string, version: RuleVersion, report: YamlReport): void {
  for (const key of ['financialYears', 'reports', 'dates'] as const) {
    const { from, until } = version[key] ?? {};
    if (from !== undefined && until !== undefined && until < from)
      report(`${key} of "${id}" end in ${until}, before they begin in ${from}; correct one.`, [
        key,
        'until',
      ]);
  }
}

/** Checks criteria: numbers need a provision and a unique name, and scope must be decidable. */
export function checkCriteria({ rules }: LawSubject, report: YamlReport): void {
  for (const [index, rule] of rules.entries()) {
    for (const [at, version] of rule.versions.entries()) {
      const path = ['rules', index, 'versions', at];
      checkVersion(rule.id, version, path, report);
      if (isEvaluated(rule))
        eachCriterion(version.criteria, [...path, 'criteria'], (criterion, place) => {
          const message = undecidable(criterion);
          if (message) report(message, place);
        });
    }
  }
}

/** Rules that a company's profile is checked against. */

function checkVersion(
  id: string,
  { provision, criteria, consecutiveYears, leavesAfter }: RuleVersion,
  path: YamlPath,
  report: YamlReport,
): void {
  const numbers = flatCriteria(criteria).filter(isNumber);
  if (numbers.length > 0 && provision === undefined)
    report(`This version of "${id}" states values without a provision; add one.`, path);
  if (leavesAfter !== undefined && consecutiveYears === undefined)
    report(`leavesAfter of "${id}" needs consecutiveYears; add it, or remove leavesAfter.`, [
      ...path,
      'leavesAfter',
    ]);
  const seen = new Set<string>();
  eachCriterion(criteria, [...path, 'criteria'], (criterion, place) => {
    if (!isNumber(criterion)) return;
    const name = criterion.id ?? criterion.measure;
    if (seen.has(name))
      report(
        `"${id}.${name}" would be the name of two figures; give this criterion an "id" of its own.`,
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
    return `No profile has the number "${measure}".${didYouMean(measure, Object.keys(numericMeasures))} A rule of scope uses the measures of law/measures.ts.`;
  }
  if (!isFact(criterion)) return undefined;
  if (measure === SEAT) {
    const words: readonly unknown[] = seatWords;
    return words.includes(criterion.is)
      ? undefined
      : `"${String(criterion.is)}" is not a seat; use one of: ${seatWords.join(', ')}.`;
  }
  if (!isFlagMeasure(measure))
    return `No profile answers "${measure}".${didYouMean(measure, [SEAT, ...Object.keys(flagMeasures)])} A rule of scope uses the measures of law/measures.ts.`;
  return typeof criterion.is === 'boolean'
    ? undefined
    : `"${measure}" is a yes or no; write "is: true" or "is: false".`;
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
