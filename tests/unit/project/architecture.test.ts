import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverFolders, siteFolders, sourcesIn } from '@/lib/source-folders';
import { fixedPages } from '@/loaders/routes/registry';
import { importsOf, modulesIn, reachableFrom } from '@/tests/imports';

const page = readFileSync('docs/architecture.md', 'utf8');

/** The floor of each room, from the page. */
const floors = new Map(
  [...page.matchAll(/^\| (\d) +\| `([\w-]+)\/` +\|/gm)].map(([, floor, name = '']) => [
    name,
    Number(floor),
  ]),
);

/** Directories with code. */
const rooms = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^(dist|node_modules|out|tests)$/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => sourcesIn([name]).length > 0);
const files = sourcesIn(rooms);

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

it('has a row for every directory with code, and a rule for what it imports', () => {
  expect([...floors.keys()].toSorted()).toEqual(rooms.toSorted());
  const rules = readFileSync('biome.json', 'utf8');
  for (const room of rooms) expect(rules).toContain(`"${room}/**"`);
});

it('has a route for every page of the registry, and no other', () => {
  const routes = sourcesIn(['app/[locale]']).filter((file) =>
    /^app\/\[locale\]\/([^[]*\/)?page\.tsx$/.test(file),
  );
  const expected = fixedPages().map((page) =>
    path.posix.join('app/[locale]', page.path, 'page.tsx'),
  );
  const written = 'in loaders/routes/registry.ts, or call it page.dev.tsx';
  expect([
    ...expected.filter((file) => !routes.includes(file)).map((file) => `write ${file}`),
    ...routes.filter((file) => !expected.includes(file)).map((file) => `enter ${file} ${written}`),
  ]).toEqual([]);
});

it('has no room that imports from one beside or above it', () => {
  const up = files.flatMap((file) => {
    const floorOf = (name: string) => floors.get(name.split('/')[0] ?? '') ?? 0;
    return importsOf(file)
      .filter((other) => other.split('/')[0] !== file.split('/')[0])
      .filter((other) => floorOf(other) >= floorOf(file))
      .map((other) => `${file} imports ${other}`);
  });
  expect(up).toEqual([]);
});

it('lists every folder with code once', () => {
  expect([...siteFolders, ...serverFolders, 'scripts'].toSorted()).toEqual(rooms.toSorted());
});

it('no file imports itself through others', () => {
  expect(circleIn(files, (file) => (/\.(tsx?|mjs)$/.test(file) ? importsOf(file) : []))).toEqual(
    [],
  );
});

it.each([
  ['islands', ['browser/islands/registry.ts', 'browser/islands/runtime/start.tsx']],
  ['the enhancer', ['browser/enhance/main.ts']],
])('keeps the server and the build out of %s', (_name, entries) => {
  const reached = reachableFrom(entries);
  expect(reached.length).toBeGreaterThan(entries.length);
  const stray = reached.flatMap((file) => [
    ...(['browser', 'law', 'lib'].includes(file.split(path.posix.sep)[0] ?? '') ? [] : [file]),
    ...modulesIn(file, { types: false })
      .filter((name) => name.startsWith('node:'))
      .map((name) => `${file} imports ${name}`),
  ]);
  expect(stray).toEqual([]);
});

it('has no component that waits for the scripts of the framework, which no page loads', () => {
  const client = /^next\/(dynamic|form|image|link|script)$|^next-intl$/;
  const stray = files
    .filter((file) => /^(app|browser|components)\//.test(file))
    .flatMap((file) =>
      modulesIn(file, { types: false })
        .filter((name) => client.test(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(stray).toEqual([]);
});

it('keeps modules for pages out of commands and the development server', () => {
  const entries = [
    'authoring/preview/preview.ts',
    'authoring/check/content.ts',
    'delivery/hosting/redirects.ts',
  ];
  const stray = reachableFrom(entries).flatMap((file) =>
    modulesIn(file, { types: false })
      .filter((name) => /^next(-intl\/server|-mdx-remote|\/root-params|\/headers)/.test(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(stray).toEqual([]);
});
