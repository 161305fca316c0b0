import type { Root } from 'mdast';
import { ContentError } from '@/lib/content/problems/problem';
import { readProse, type TextFile } from './text-file';
import type { YamlFile } from './yaml-file';

/** The data of a file. @throws ContentError listing its problems, when it has any. */
export function requireValue<T>({ value, problems }: YamlFile<T>): T {
  if (value === undefined) throw new ContentError(problems);
  return value;
}

/** The front matter of a text. @throws ContentError listing its problems, when it has any. */
export function requireFrontMatter<Front>({ frontMatter, problems }: TextFile<Front>): Front {
  if (frontMatter === undefined) throw new ContentError(problems);
  return frontMatter;
}

/** The prose of a text; copy it before changing it. @throws ContentError when it cannot be parsed. */
export function requireProse({ file, mdx, problems }: TextFile<unknown>): Root {
  if (!mdx) throw new ContentError(problems);
  const { tree, problems: faults } = readProse(file, mdx);
  if (!tree || faults.length > 0) throw new ContentError(faults);
  return tree;
}
