import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, modulesIn, reachableFrom, sourcesIn } from '@/tests/imports';

const page = readFileSync('docs/architecture.md', 'utf8');

/** Directories with their allowed imports, from the table in docs/architecture.md. */
const allowed = new Map(
  [...page.matchAll(/^\| `([\w/-]+)\/` +\|[^|]+\|([^|]+)\|$/gm)].map(
    ([, room = '', arrows = '']) => [
      room,
      [...arrows.matchAll(/`([\w/*-]+)`/g)].map(([, name = '']) => name),
    ],
  ),
);
const rooms = [...allowed.keys()];
const isWithin = (file: string, directory: string): boolean => file.startsWith(`${directory}/`);

/** The longest directory of the table that a file is in, or else its top directory. */
const roomOf = (file: string): string =>
  rooms.filter((room) => isWithin(file, room)).sort((a, b) => b.length - a.length)[0] ??
  (file.split('/')[0] as string);

/** An entry allows subdirectories too, unless it ends in `/*`. */
const allows = (from: string, to: string): boolean =>
  from === to ||
  (allowed.get(from) ?? []).some((name) =>
    name.endsWith('/*') ? `${to}/*` === name : to === name || to.startsWith(`${name}/`),
  );

const files = [...new Set(rooms.flatMap(sourcesIn))];

/** Nodes of a cycle in a graph, in order; empty when there is none. */
function circleIn(nodes: readonly string[], next: (node: string) => readonly string[]): string[] {
  const left = new Set<string>();
  const walk = (node: string, way: readonly string[]): string[] => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (left.has(node)) return [];
    for (const other of next(node)) {
      const circle = walk(other, [...way, node]);
      if (circle.length > 0) return circle;
    }
    left.add(node);
    return [];
  };
  for (const node of nodes) {
    const circle = walk(node, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it('names only files that exist', () => {
  const tops = [...new Set([...rooms.map((room) => room.split('/')[0]), 'content', 'messages'])];
  const named = [...page.matchAll(/`([\w[\]./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => name.includes('/') && tops.includes(name.split('/')[0]));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

describe('the table of directories', () => {
  it('has every directory with sources, and no other', () => {
    const withSources = readdirSync('.', { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !/^\.|^(dist|node_modules|out|tests)$/.test(entry.name),
      )
      .map(({ name }) => name)
      .filter((name) => sourcesIn(name).length > 0);
    expect([...new Set(rooms.map((room) => room.split('/')[0]))].sort()).toEqual(
      withSources.sort(),
    );
    expect(rooms.filter((room) => !files.some((file) => roomOf(file) === room))).toEqual([]);
  });

  it('names only directories that exist', () => {
    expect(
      [...allowed.values()].flat().filter((name) => !existsSync(name.replace('/*', ''))),
    ).toEqual([]);
  });

  it('allows no cycle', () => {
    const next = (room: string) => rooms.filter((other) => other !== room && allows(room, other));
    expect(circleIn(rooms, next)).toEqual([]);
  });
});

it.each(rooms)('%s imports only what the table allows', (room) => {
  const stray = files
    .filter((file) => roomOf(file) === room)
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => !allows(room, roomOf(imported)))
        .map((imported) => `${file} imports ${imported}`),
    );
  expect(stray).toEqual([]);
});

it('no file imports itself through others', () => {
  expect(circleIn(files, (file) => (/\.(tsx?|mjs)$/.test(file) ? importsOf(file) : []))).toEqual(
    [],
  );
});

it.each([
  ['islands', ['islands/registry.ts', 'islands/browser/start.tsx']],
  ['the enhancer', ['enhance/main.ts']],
])('keeps the server and the build out of %s', (_name, entries) => {
  const reached = reachableFrom(entries);
  expect(reached.length).toBeGreaterThan(entries.length);
  const stray = reached.flatMap((file) => [
    ...(['enhance', 'islands', 'lib', 'search'].includes(file.split(path.posix.sep)[0] ?? '')
      ? []
      : [file]),
    ...modulesIn(file, { types: false })
      .filter((name) => name.startsWith('node:'))
      .map((name) => `${file} imports ${name}`),
  ]);
  expect(stray).toEqual([]);
});

it('has no component that waits for the scripts of the framework, which no page loads', () => {
  const client = /^next\/(dynamic|form|image|link|script)$|^next-intl$/;
  const stray = files
    .filter((file) => /^(app|components|search\/page|islands)\//.test(file))
    .flatMap((file) => [
      ...(/^['"]use client['"]/m.test(readFileSync(file, 'utf8')) ? [`${file} is one`] : []),
      ...modulesIn(file, { types: false })
        .filter((name) => client.test(name))
        .map((name) => `${file} imports ${name}`),
    ]);
  expect(stray).toEqual([]);
});

it('keeps modules for pages out of commands and the development server', () => {
  const entries = ['dev-server/preview.ts', 'lib/content/check/content.ts', 'hosting/redirects.ts'];
  const stray = reachableFrom(entries).flatMap((file) =>
    modulesIn(file, { types: false })
      .filter((name) => /^next(-intl\/server|-mdx-remote|\/root-params|\/headers)/.test(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(stray).toEqual([]);
});
