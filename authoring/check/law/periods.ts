import type { YamlReport } from '@/authoring/check/report';
import type { LawSubject, RuleVersion } from '@/law/register';
import { addDays } from '@/lib/dates';

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
