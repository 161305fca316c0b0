import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ObjectSchema } from 'yup';
import { Recent } from '@/lib/cache';
import { locales } from '@/lib/i18n/locales';
import { isPreview } from '@/lib/preview';
import { say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import { ContentError, type ContentProblem, contentError } from '@/loaders/problems';
import { keepGood, lastGood, tryReadContentFile } from '@/loaders/read-file';
import type { YamlDocument } from '@/loaders/yaml/document';
import { requireValue, validateYaml } from '@/loaders/yaml/file';
import { type MdxFile, parseProse, splitMdx } from './parse';

/** One language of a text, its front matter validated; readProse parses the rest. */
export interface TextFile<Front> {
  /** Full path. */
  readonly file: string;
  /** Absent when the file cannot be read or has no front matter. */
  readonly mdx: MdxFile | undefined;
  /** The front matter's YAML, to locate its values. */
  readonly document: YamlDocument | undefined;
  /** Present when valid. */
  readonly frontMatter: Front | undefined;
  /** Problems of the file and its front matter. */
  readonly problems: readonly ContentProblem[];
  /** In the preview, the last version without errors above the prose, if this one has some. */
  readonly lastGood?: TextFile<Front> | undefined;
}

/** A kind of text. */
export interface TextKind<Front extends object> {
  /** As messages to writers call it. */
  readonly kind: 'guide' | 'legal text';
  readonly schema: ObjectSchema<Front>;
  /** Keys to suggest when front matter is missing. */
  readonly keys: string;
}

const recentTexts = new Recent<TextFile<unknown>>(256);

/** Reads one language of a text; an unchanged file is not parsed again. Never throws for bad content. */
export function readTextFile<Front extends object>(
  file: string,
  kind: TextKind<Front>,
): TextFile<Front> {
  const problems: ContentProblem[] = [];
  const exists = existsSync(file);
  const source = exists ? tryReadContentFile(file, problems) : undefined;
  const goodText = (): TextFile<Front> | undefined => {
    const good = lastGood(file);
    return good === undefined ? undefined : parseText(file, good, kind);
  };
  if (source === undefined) {
    if (problems.length === 0) problems.push(missingTranslation(file, kind.kind));
    // The preview shows the original of a text that does not exist.
    return exists ? { ...unread(file, problems), lastGood: goodText() } : unread(file, problems);
  }
  return recentTexts.get(`${file}\0${source}`, () => {
    const text = parseText(file, source, kind);
    if (!text.frontMatter) return Object.assign(text, { lastGood: goodText() });
    keepGood(file, source);
    return text;
  }) as TextFile<Front>;
}

const unread = (file: string, problems: ContentProblem[]) => ({
  file,
  mdx: undefined,
  document: undefined,
  frontMatter: undefined,
  problems,
});

function parseText<Front extends object>(
  file: string,
  source: string,
  { schema, keys }: TextKind<Front>,
): TextFile<Front> {
  try {
    const mdx = splitMdx(source);
    if (mdx.frontMatter.trim()) {
      const front = validateYaml(mdx.frontMatter, schema, displayPath(file), 1);
      return Object.assign(front, { file, mdx, frontMatter: front.value });
    }
    const message = say(
      'The front matter is missing; start the file with #{keys} … between two lines of "---".',
      { keys },
    );
    return unread(file, [contentError(file, message, 1)]);
  } catch (cause) {
    return unread(file, [contentError(file, (cause as Error).message, 1)]);
  }
}

function missingTranslation(file: string, kind: TextKind<object>['kind']): ContentProblem {
  const original = locales
    .map((locale) => `${locale}.mdx`)
    .find((name) => existsSync(path.join(path.dirname(file), name)));
  const what = { kind: say(kind), locales: locales.join(say(' and ')) };
  const message = original
    ? say(
        'This translation is missing, and every #{kind} is written in #{locales}; copy #{original} to #{name}, and translate it.',
        { ...what, original, name: path.basename(file) },
      )
    : say('This file is missing; every #{kind} is written in #{locales}.', what);
  return contentError(file, message);
}

/** Parsed prose. The tree is shared: copy it before changing it. */
interface ReadProse {
  /** Without the paragraphs that have errors; undefined when there are too many of them. */
  readonly tree: Root | undefined;
  readonly problems: readonly ContentProblem[];
}

const recentProse = new Recent<ReadProse>(256);

/** Parses the prose of a text; unchanged prose is not parsed again. */
export const readProse = (file: string, { body, bodyOffset }: MdxFile): ReadProse =>
  recentProse.get(`${file}\0${bodyOffset}\0${body}`, () => {
    const { tree, errors } = parseProse(body);
    const problems = errors.map(({ message, line, column }) =>
      contentError(file, message, line + bodyOffset, column),
    );
    return { tree, problems };
  });

// In the preview, a text with errors is loaded as it was before it had them.

/** The front matter of a text. @throws ContentError listing its problems, when it has any. */
export const requireFrontMatter = <Front>({ problems, ...text }: TextFile<Front>): Front =>
  requireValue({ problems, value: text.frontMatter, lastGood: text.lastGood?.frontMatter });

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
