import type { YamlReport } from '@/authoring/check/report';
import { type Criterion, isGroup, isRuleCriterion, type LawSubject } from '@/law/register';
import { didYouMean } from '@/lib/closest';
import type { YamlPath } from '@/loaders/yaml/document';
import type { EntryList, KnownEntries } from './known-entries';

/** Whatever an entry names must exist, in any file. */
export function checkReferences(
  { acts, rules, milestones, changes }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  const one = (list: EntryList, id: string | undefined, path: YamlPath) => {
    if (id === undefined || known[list].has(id)) return;
    const what = list.replace(/s$/, '');
    report(
      `No file of content/law has the ${what} "${id}".${didYouMean(id, [...known[list].keys()])}`,
      path,
    );
  };
  const many = (list: EntryList, ids: readonly string[] | undefined, path: YamlPath) => {
    for (const [index, id] of (ids ?? []).entries()) one(list, id, [...path, index]);
  };

  for (const [index, { amends }] of acts.entries()) many('acts', amends, ['acts', index, 'amends']);
  for (const [index, rule] of rules.entries()) {
    one('rules', rule.replacedBy, ['rules', index, 'replacedBy']);
    many('rules', rule.exempts, ['rules', index, 'exempts']);
    for (const [at, { act, criteria }] of rule.versions.entries()) {
      const path = ['rules', index, 'versions', at];
      one('acts', act, [...path, 'act']);
      for (const named of rulesIn(criteria, [...path, 'criteria']))
        one('rules', named.rule, named.path);
    }
  }
  for (const [index, { act, rules: concerned }] of milestones.entries()) {
    one('acts', act, ['milestones', index, 'act']);
    many('rules', concerned, ['milestones', index, 'rules']);
  }
  for (const [index, { act, rules: changed }] of changes.entries()) {
    one('acts', act, ['changes', index, 'act']);
    many('rules', changed, ['changes', index, 'rules']);
  }
}

/** Rules that criteria name, with the place of each. */
const rulesIn = (
  criteria: readonly Criterion[] | undefined,
  path: YamlPath,
): { rule: string; path: YamlPath }[] =>
  (criteria ?? []).flatMap((criterion, index) => {
    if (isRuleCriterion(criterion)) return { rule: criterion.rule, path: [...path, index, 'rule'] };
    return isGroup(criterion) ? rulesIn(criterion.criteria, [...path, index, 'criteria']) : [];
  });
