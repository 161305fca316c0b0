import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverFolders, siteFolders, sourcesIn } from '@/lib/source-folders';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
].map((page) => ({ page, text: readFileSync(page, 'utf8') }));

/** Matches of the first group, each with the page it is on. */
const named = (pattern: RegExp, of = pages) =>
  of.flatMap(({ page, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ page, name })),
  );
const report = (missing: readonly { page: string; name: string }[]) =>
  missing.map(({ page, name }) => `${page}: ${name}`);

/** Directories of the project; those that commands create do not count. */
const directories = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter(
    (name) => !/^(\.git|\.next|build|dist|node_modules|out|reports|test-results)$/.test(name),
  );

/** Files that the recipes have a reader create. */
const EXAMPLES =
  /\/audits|\/evenements|\/events\/|waterguide|receiver\.env|secrets\/smtp|\/coming\/|quotation|pt\.json|public\/company/;

it('names only files that exist', () => {
  const paths = named(/`([\w.[\]-]+\/[\w./[\]-]*)`/g)
    .map(({ page, name }) => ({ page, name: name.replace(/:\d+(:\d+)?$/, '') }))
    .filter(({ name }) => directories.includes(name.split('/')[0] ?? ''));
  expect(paths.length).toBeGreaterThan(150);
  expect(report(paths.filter(({ name }) => !existsSync(name) && !EXAMPLES.test(name)))).toEqual([]);
});

it('names only files that exist in comments and messages of the code too', () => {
  const sources = sourcesIn([...siteFolders, ...serverFolders, 'scripts']);
  const named = sources.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(
        /(?<![\w/.@*-])([a-z-]+\/[\w./-]+\.(?:tsx?|mjs|css|ya?ml|mdx?|json))(?![\w*])/g,
      ),
    ].map(([, name = '']) => ({ page, name })),
  );
  const paths = named.filter(({ name }) => directories.includes(name.split('/')[0] ?? ''));
  expect(paths.length).toBeGreaterThan(100);
  expect(report(paths.filter(({ name }) => !existsSync(name)))).toEqual([]);
});

it('imports only what exists, in the code it has readers write', () => {
  const imports = pages
    .flatMap(({ page, text }) =>
      [...text.matchAll(/^ *import (?:type )?\{ ([^}]+) \} from '@\/([^']+)';$/gm)].flatMap(
        ([, names = '', file = '']) => names.split(', ').map((name) => ({ page, file, name })),
      ),
    )
    .filter(({ file }) => !EXAMPLES.test(file));
  expect(imports.length).toBeGreaterThan(5);
  const missing = imports.filter(({ file, name }) => {
    const module = ['.ts', '.tsx'].map((end) => file + end).find((each) => existsSync(each));
    const word = name.replace(/^type /, '').replace(/ as .*/, '');
    const declared = new RegExp(`export [^\n]*\\b${word}\\b`);
    return !module || !declared.test(readFileSync(module, 'utf8'));
  });
  expect(missing).toEqual([]);
});

it('links only to files that exist', () => {
  const links = named(/\]\((?!https?:|mailto:|page:|#)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(50);
  expect(
    report(links.filter(({ page, name }) => !existsSync(path.join(path.dirname(page), name)))),
  ).toEqual([]);
});

it('says in French what it says in English: the same headings and code, but for comments', () => {
  const french = readdirSync('docs/fr');
  expect(french.length).toBeGreaterThan(0);
  const code = /^ *```[\s\S]*?^ *```$/gm;
  const shape = (file: string) => {
    const text = readFileSync(file, 'utf8');
    return {
      headings: text.replace(code, '').match(/^#+(?= )/gm),
      code: text
        .match(code)
        ?.map((block) => block.replace(/(?<=^|\s)# .*$/gm, '').replace(/ +$/gm, '')),
    };
  };
  for (const file of french)
    expect([file, shape(`docs/fr/${file}`)]).toEqual([file, shape(`docs/${file}`)]);
});

it('names only commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const workflows = readdirSync('.github/workflows').map((file) => ({
    page: file,
    text: readFileSync(`.github/workflows/${file}`, 'utf8'),
  }));
  const commands = named(/npm run (\w[\w:-]*)/g, [...pages, ...workflows]);
  expect(commands.length).toBeGreaterThan(50);
  expect(report(commands.filter(({ name }) => !(name in scripts)))).toEqual([]);
});

it('names tests that exist in the commands that run them', () => {
  const asked = pages.flatMap(({ text }) => [
    ...text.matchAll(/npm run test:(unit|output|e2e) -- (?:-t "([^"]+)"|([\w/-]*\w))/g),
  ]);
  expect(asked.length).toBeGreaterThan(5);
  const lost = asked.filter(
    ([, suite, title = '', name = '']) =>
      !name.startsWith('--') &&
      !sourcesIn([`tests/${suite}`]).some(
        (file) => file.includes(name) && readFileSync(file, 'utf8').includes(title),
      ),
  );
  expect(lost.map(([command]) => command)).toEqual([]);
});
