import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Rooms of the project that each room may import from: data flows one way. */
const allowed: Record<string, readonly string[]> = {
  config: ['config'],
  i18n: ['i18n', 'lib', 'messages'],
  lib: ['lib', 'search', 'config', 'i18n'],
  components: ['components', 'search', 'lib', 'config', 'i18n'],
  app: ['app', 'components', 'search', 'lib', 'config', 'i18n'],
  search: ['search', 'components', 'enhance', 'lib', 'config', 'i18n'],
  enhance: ['enhance', 'search', 'lib'],
  hosting: ['hosting', 'lib', 'config'],
  postprocess: ['postprocess', 'hosting', 'search', 'lib', 'config'],
  server: ['server', 'hosting', 'lib', 'config', 'messages'],
};

const sources = (room: string): string[] =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Rooms a file imports from, its own included; types, which leave no trace, can be left out. */
function importedRooms(file: string, { types = true } = {}): string[] {
  const text = readFileSync(file, 'utf8');
  const source = types ? text : text.replace(/^import type .*$/gm, '');
  return [...source.matchAll(/(?:from\s+|import\s*\(?\s*)['"`]([^'"`]+)['"`]/g)].flatMap(
    ([, name = '']) => {
      if (name.startsWith('@/')) return name.slice(2).split('/')[0] ?? [];
      if (name.startsWith('.'))
        return path.relative('.', path.resolve(path.dirname(file), name)).split(path.sep)[0] ?? [];
      return [];
    },
  );
}

it.each(Object.entries(allowed))('%s imports only from %j', (room, rooms) => {
  const stray = sources(room).flatMap((file) =>
    importedRooms(file)
      .filter((imported) => !rooms.includes(imported))
      .map((imported) => `${file} imports from ${imported}`),
  );
  expect(stray).toEqual([]);
});

it('keeps the server and the build out of client components', () => {
  const islands = sources('components').filter((file) =>
    /^'use client'/.test(readFileSync(file, 'utf8')),
  );
  expect(islands.length).toBeGreaterThan(0);
  for (const file of islands) {
    expect(
      importedRooms(file, { types: false }).filter((room) => !['components', 'lib'].includes(room)),
    ).toEqual([]);
  }
});

it('keeps the server and the build out of the enhancer', () => {
  const forBrowsers = [
    'lib/search/',
    'lib/not-found/',
    'lib/i18n/locales',
    'lib/format',
    'lib/paris-day',
    'lib/content/facts/milestone-status',
  ];
  const stray = [
    ...sources('enhance'),
    ...sources('search/browser'),
    ...sources('search/query'),
    ...sources('search/text'),
    ...sources('lib/not-found'),
  ].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^import (?!type )[^;]*from '(@\/lib\/[^']+|node:[^']+)'/gm,
      ),
    ]
      .map(([, name = '']) => name.replace('@/', ''))
      .filter(
        (name) => name !== 'lib/closest' && !forBrowsers.some((path) => name.startsWith(path)),
      )
      .map((name) => `${file} imports ${name}`),
  );
  expect(stray).toEqual([]);
});
