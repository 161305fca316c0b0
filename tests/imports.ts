import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { serverFolders, siteFolders, sourcesIn } from '@/lib/source-folders';

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"`]([^'"`]+)['"`]/g;
const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gm;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Module specifiers in a source file. Type imports are erased, and can be left out. */
export function modulesIn(file: string, { types = true } = {}): string[] {
  const text = readFileSync(file, 'utf8');
  return [...(types ? text : text.replace(TYPE_IMPORT, '')).matchAll(IMPORT)].map(
    ([, name = '']) => name,
  );
}

/** Resolves a module specifier to a file of the project; undefined for packages. */
export function resolveModule(file: string, name: string): string | undefined {
  if (!name.startsWith('.') && !name.startsWith('@/')) return undefined;
  const base = name.startsWith('@/')
    ? name.slice(2)
    : path.posix.join(path.posix.dirname(file), name);
  return ENDINGS.map((ending) => base + ending).find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** The project's own files that a source file imports. */
export const importsOf = (file: string, options?: { types: boolean }): string[] =>
  modulesIn(file, options).flatMap((name) => resolveModule(file, name) ?? []);

/** A file and its transitive imports, without types: the contents of its bundle. */
export function reachableFrom(files: readonly string[]): string[] {
  const reached = new Set(files);
  for (const file of reached) {
    if (!/\.(tsx?|mjs)$/.test(file)) continue;
    for (const imported of importsOf(file, { types: false })) reached.add(imported);
  }
  return [...reached].filter((file) => /\.(tsx?|mjs)$/.test(file));
}

/** Files, and those that import or name them, themselves or through others: the nearest first. */
export function usersOf(files: readonly string[]): string[] {
  const found = new Set(files);
  const folders = [...siteFolders, ...serverFolders, 'scripts', 'tests'];
  const sources = sourcesIn(folders).map((source) => {
    const text = readFileSync(source, 'utf8');
    const named = files.filter((file) => text.includes(file));
    return { source, uses: [...named, ...importsOf(source, { types: false })] };
  });
  for (const used of found)
    for (const { source, uses } of sources) if (uses.includes(used)) found.add(source);
  return [...found];
}
