import type { YamlReport } from '@/authoring/check/report';
import type { LawSubject } from '@/law/register';
import type { KnownEntries } from './known-entries';

/** Published entries must not rest on unsure ones, which are not published. */
export function checkCertainty(
  { rules, milestones, changes }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  const act = (id: string, path: (string | number)[]) => {
    if (known.acts.get(id)?.certainty === 'unsure')
      report(
        `This rests on the act "${id}", which is unsure and never published; establish the act, or mark this unsure too.`,
        path,
      );
  };
  for (const [index, { versions }] of rules.entries())
    for (const [at, version] of versions.entries())
      if (version.certainty !== 'unsure') act(version.act, ['rules', index, 'versions', at, 'act']);
  for (const [index, { id, certainty, act: named, replacedBy }] of milestones.entries()) {
    if (certainty === 'unsure') continue;
    act(named, ['milestones', index, 'act']);
    if (replacedBy !== undefined && known.milestones.get(replacedBy)?.certainty === 'unsure')
      report(
        `The milestone "${id}" is replaced by "${replacedBy}", which is unsure and never published; remove replacedBy until the new date is established.`,
        ['milestones', index, 'replacedBy'],
      );
  }
  for (const [index, { certainty, act: named }] of changes.entries())
    if (certainty !== 'unsure') act(named, ['changes', index, 'act']);
}
