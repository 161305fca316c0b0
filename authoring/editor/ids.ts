import { figureNames } from '@/law/figures';
import { entriesOf } from '@/law/find';
import { allGuideSlugs } from '@/loaders/guide-files';
import { readLaw, soundRegister } from '@/loaders/law';
import type { NamedList } from '@/loaders/schema/fields';
import { fixedPages } from '@/routes/registry';
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
