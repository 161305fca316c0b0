import type { Root } from 'mdast';
import { isPreview } from '@/lib/preview';
import { ContentError } from '@/loaders/problems/problem';
import { readProse, type TextFile } from './text-file';
import type { YamlFile } from './yaml-file';

// In the preview, a file with errors is loaded as it was before it had them.

/** The data of a file. @throws ContentError listing its problems, when it has any. */
export function requireValue<T>({ value, problems, lastGood }: YamlFile<T>): T {
  const usable = value ?? lastGood;
  if (usable === undefined) throw new ContentError(problems);
  return usable;
}

/** The front matter of a text. @throws ContentError listing its problems, when it has any. */
export function requireFrontMatter<Front>({
  frontMatter,
  problems,
  lastGood,
}: TextFile<Front>): Front {
  const usable = frontMatter ?? lastGood?.frontMatter;
  if (usable === undefined) throw new ContentError(problems);
  return usable;
}

/**
 * The prose of a text; copy it before changing it. The preview leaves out paragraphs that cannot be parsed.
 * @throws ContentError when it cannot be parsed.
 */
export function requireProse({ file, mdx, problems, lastGood }: TextFile<unknown>): Root {
  if (!mdx) {
    if (lastGood) return requireProse(lastGood);
    throw new ContentError(problems);
  }
  const { tree, problems: faults } = readProse(file, mdx);
  if (!tree || (faults.length > 0 && !isPreview())) throw new ContentError(faults);
  return tree;
}
