import { didYouMean } from '@/lib/closest';
import { readLaw, soundRegister } from '@/lib/content/load/law';
import type { GuideData } from '@/lib/content/schema/guide';
import { figureNames } from '@/lib/law/figures';
import { entriesOf } from '@/lib/law/find';
import type { Register } from '@/lib/law/register';
import type { YamlReport } from './report';

/** Lists of guide.yaml, and what content/law calls an entry of each. */
const lists = {
  subjects: 'subject',
  milestones: 'milestone',
  figures: 'figure',
  rules: 'rule',
  since: 'change',
  sources: 'act',
} as const;
type List = keyof typeof lists;

/** Whatever guide.yaml names is in the register of law, and may be published. */
export function checkEntriesNamed(data: GuideData, report: YamlReport): void {
  const files = readLaw();
  const { register, everything } = soundRegister(files);
  // Of a file with errors, nobody knows what it holds.
  const complete = files.every(({ value }) => value !== undefined);
  const known = namesIn(register);
  const held = namesIn(everything);
  for (const list of Object.keys(lists) as List[]) {
    for (const [index, id] of (data[list] ?? []).entries()) {
      if (known[list].includes(id)) continue;
      if (held[list].includes(id))
        report(
          `The ${lists[list]} "${id}" is unsure and never published; remove it until it is established.`,
          [list, index],
        );
      else if (complete)
        report(
          `content/law has no ${lists[list]} "${id}".${didYouMean(id, known[list])}`,
          [list, index],
        );
    }
  }
}

function namesIn(register: Register): Record<List, string[]> {
  const { acts, rules, milestones, changes } = entriesOf(register);
  return {
    subjects: Object.keys(register),
    milestones: [...milestones.keys()],
    figures: figureNames(register),
    rules: [...rules.keys()],
    since: [...changes.keys()],
    sources: [...acts.keys()],
  };
}
