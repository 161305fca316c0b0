import type { LawFile } from '@/loaders/law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { entryLists } from './known-entries';

/** Acts, rules, milestones and changes share one namespace, so ids must be unique across them. */
export function checkIds(files: readonly LawFile[]): ContentProblem[] {
  const owners = new Map<string, { file: string; list: string }>();
  return files.flatMap(({ file, document }) =>
    (document?.texts() ?? []).flatMap(({ path, text: id }) => {
      const [list, , key] = path;
      if (path.length !== 3 || key !== 'id' || !entryLists.some((each) => each === list)) return [];
      const owner = owners.get(id);
      if (!owner) {
        owners.set(id, { file, list: String(list) });
        return [];
      }
      // The schema already reports duplicates within a list.
      if (owner.file === file && owner.list === list) return [];
      const message = `"${id}" is already the id of one of the ${owner.list} in ${owner.file}; rename one of them.`;
      return errorAt(file, message, document?.placeOf(path) ?? { line: 1, column: 1 });
    }),
  );
}
