import type { YamlReport } from '@/authoring/check/report';
import { flatCriteria, isRuleCriterion, type LawSubject, type Rule } from '@/law/register';
import { say } from '@/lib/say/say';
import type { KnownEntries } from './references';

/** Forbids cycles, direct or not, of replacements and of rules that name rules. */
export function checkCycles(
  { rules, milestones }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  const successor = (id: string, list: 'rules' | 'milestones') => {
    const next = known[list].get(id)?.replacedBy;
    return next === undefined ? [] : [next];
  };
  for (const list of ['rules', 'milestones'] as const) {
    for (const [index, { id }] of (list === 'rules' ? rules : milestones).entries()) {
      const circle = circleFrom(id, (each) => successor(each, list));
      if (circle)
        report(
          say('"#{id}" is finally replaced by itself: #{circle}; break the circle.', {
            id,
            circle: circle.join(' → '),
          }),
          [list, index, 'replacedBy'],
        );
    }
  }
  for (const [index, { id }] of rules.entries()) {
    const circle = circleFrom(id, (each) => rulesOf(known.rules.get(each)));
    if (circle)
      report(
        say('"#{id}" is a criterion of itself: #{circle}; break the circle.', {
          id,
          circle: circle.join(' → '),
        }),
        ['rules', index, 'versions'],
      );
  }
}

/** Rules that the criteria of a rule name; of a file with errors, they may have any shape. */
function rulesOf(rule: Partial<Rule> | undefined): string[] {
  if (!Array.isArray(rule?.versions)) return [];
  return rule.versions.flatMap((version) =>
    Array.isArray(version?.criteria)
      ? flatCriteria(version.criteria.filter((each) => typeof each === 'object' && each !== null))
          .filter(isRuleCriterion)
          .map((criterion) => criterion.rule)
      : [],
  );
}

/** The path from a node back to itself, if there is one. */
function circleFrom(start: string, next: (id: string) => string[]): string[] | undefined {
  const seen = new Set<string>();
  const walk = (id: string, way: string[]): string[] | undefined => {
    for (const other of next(id)) {
      if (other === start) return [...way, id, start];
      if (seen.has(other)) continue;
      seen.add(other);
      const found = walk(other, [...way, id]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
}
