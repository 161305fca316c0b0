import { allGuideSlugs } from '@/lib/content/load/guide-slugs';
import { readLaw, soundRegister } from '@/lib/content/load/law';
import type { NamedList } from '@/lib/content/schema/fields';
import { figureNames } from '@/lib/law/figures';
import { entriesOf } from '@/lib/law/find';
import { fixedPages } from '@/lib/pages/registry';
import type { JsonSchema } from './json-schema';

/** What values may name, as lists that editors complete from. Files with errors are left out. */
export function editorIds(): JsonSchema {
  const { everything } = soundRegister();
  const entries = entriesOf(everything);
  const [acts, rules, milestones, changes] = (
    ['acts', 'rules', 'milestones', 'changes'] as const
  ).map((list) => [...entries[list].keys()]);
  const guides = allGuideSlugs();
  const lists: Record<NamedList, readonly string[] | undefined> = {
    subjects: readLaw().map(({ subject }) => subject),
    acts,
    rules,
    milestones,
    changes,
    entries: [...(rules ?? []), ...(acts ?? []), ...(milestones ?? [])],
    figures: figureNames(everything),
    pages: [...fixedPages().map(({ id }) => id), ...guides.map((slug) => `guides/${slug}`)],
    guides,
  };
  return {
    definitions: Object.fromEntries(
      Object.entries(lists).map(([name, ids = []]) => [
        name,
        { type: 'string', enum: [...new Set(ids)].sort() },
      ]),
    ),
  };
}
