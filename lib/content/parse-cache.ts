import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parseMdx } from './mdx-syntax';
import { displayPath } from './paths';

/**
 * Syntax tree of MDX prose, taken from the build's cache when the same prose of the same file was parsed
 * before: parsing is half the time of a check, and a build checks, then reads, each text.
 * @param file path of the text; the cache keeps one tree for each.
 * @throws a VFileMessage when the syntax is broken.
 */
export function parseCached(file: string, body: string): Root {
  const version = parserVersion();
  if (version === undefined) return parseMdx(body);
  const entry = path.join(
    process.cwd(),
    '.next/cache/content',
    `${displayPath(file).replace(/[^a-z0-9]+/gi, '-')}.json`,
  );
  const key = hash(version, body);
  const known = read(entry, key);
  if (known) return known;
  const tree = parseMdx(body);
  write(entry, key, tree);
  return tree;
}

const hash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

const versions = new Map<string, string | undefined>();

/** Changes with the parser; undefined outside a project, where nothing is kept. */
function parserVersion(): string | undefined {
  const root = process.cwd();
  if (!versions.has(root)) versions.set(root, readVersion(root));
  return versions.get(root);
}

function readVersion(root: string): string | undefined {
  try {
    const sources = ['package-lock.json', 'lib/content/mdx-syntax.ts'];
    return hash(...sources.map((name) => readFileSync(path.join(root, name), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The tree kept under a key; whatever else is there, or nothing, is parsed anew. */
function read(entry: string, key: string): Root | undefined {
  try {
    const { key: found, tree } = JSON.parse(readFileSync(entry, 'utf8')) as Entry;
    return found === key ? tree : undefined;
  } catch {
    return undefined;
  }
}

interface Entry {
  key: string;
  tree: Root;
}

/** Keeps a tree, at once and entire, for other processes may read. A folder that refuses does no harm. */
function write(entry: string, key: string, tree: Root): void {
  const temporary = `${entry}.${process.pid}`;
  try {
    mkdirSync(path.dirname(entry), { recursive: true });
    writeFileSync(temporary, JSON.stringify({ key, tree } satisfies Entry));
    renameSync(temporary, entry);
  } catch {
    // Parsing again is only slower.
  }
}
