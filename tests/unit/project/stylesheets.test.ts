import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { customProperties, designTokens, resolveProperties } from '@/components/ui/styles/values';
import { listFiles } from '@/lib/exported-files';
import { paints } from '@/loaders/covers';
import { undefinedProperties } from '@/scripts/check/properties';
import { freshFixture } from '@/tests/fixture';
import { resolveModule } from '@/tests/imports';

/** Styles are in stylesheets and in the code of islands, which has their properties in quotation marks too. */
const texts = ['app', 'browser', 'components']
  .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const joined = (files: RegExp) =>
  texts.flatMap(({ file, text }) => (files.test(file) ? text : [])).join('\n');

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const shared = joined(/^components\/ui\/styles\/.*\.css$/);

/** Shared classes stand in quotation marks; what a condition compares with is none. */
const CLASS_NAMES = /className(?:=|: )("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})/g;
const classesIn = (value: string): string[] =>
  (value.replace(/=== '\w+'|\$\{[^}]*\}/g, '').match(/"[^"]*"|'[^']*'|`[^`]*`/g) ?? []).flatMap(
    (quoted) => quoted.match(/[a-z][\w-]*/g) ?? [],
  );

/** Each component with a stylesheet it imports, or the shared ones, and the classes it takes from that. */
const uses = texts.flatMap(({ file, text }) => [
  ...[...text.matchAll(IMPORT)].map(([, variable = '', name = '']) => ({
    file,
    stylesheet: resolveModule(file, name) ?? name,
    classes: text.replace(IMPORT, '').match(RegExp(`(?<=\\b${variable}\\.)\\w+`, 'g')) ?? [],
  })),
  {
    file,
    stylesheet: 'components/ui/styles',
    classes: [...text.matchAll(CLASS_NAMES)].flatMap(([, value = '']) => classesIn(value)),
  },
]);

const fixture = freshFixture();
it('use only custom properties that something defines', () => {
  expect(undefinedProperties()).toEqual([]);
  const css = ':root { --space-3: 1rem; --s1: 0; }\n.a { gap: var(--sapce-3); top: var(--r9, 0); }';
  fixture.write({ 'app/a.ts': '', 'browser/a.ts': '', 'components/a.css': css });
  expect(undefinedProperties(fixture.root)).toEqual([
    'components/a.css:2 Nothing defines --sapce-3. Did you mean --space-3?',
    'components/a.css:2 Nothing defines --r9.',
  ]);
});

it('are no attributes, which the Content-Security-Policy refuses', () => {
  fixture.copy('biome.json').write({ 'components/a.tsx': '<p style={{ top: 0 }} />;\n' });
  const args = [require.resolve('@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: fixture.root });
  expect(String(stderr)).toContain('components/a.tsx:1:4 lint/style/noInlineStyles');
});

it('have every class that components take from them', () => {
  expect(uses.flatMap(({ classes }) => classes).length).toBeGreaterThan(500);
  const missing = uses.flatMap(({ file, stylesheet, classes }) => {
    const css = stylesheet.endsWith('.css') ? readFileSync(stylesheet, 'utf8') : shared;
    return classes
      .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
      .map((name) => `${file}: ${name} is not in ${stylesheet}`);
  });
  expect(missing).toEqual([]);
});

/** Classes that the selectors of stylesheets name, once each, without those of others. */
const classesOf = (css: string): string[] => {
  const selectors = css.replace(/\/\*.*?\*\/|:global\([^)]*\)|(?<=\{)[^{}]*(?=\})/gs, '');
  return [...new Set(selectors.match(/(?<=\.)[a-z][\w-]*/gi))];
};

it('have no class in a module that nothing takes', () => {
  const unused = texts
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, text }) => {
      const users = uses.filter(({ stylesheet }) => stylesheet === file);
      const taken = [...paints, ...users.flatMap(({ classes }) => classes)];
      // Where a component takes classes by a value, it has their names.
      const code = texts
        .filter((each) => users.some((user) => user.file === each.file))
        .flatMap((each) => (each.text.includes('styles[') ? each.text.match(/\w+/g) : []));
      return classesOf(text)
        .filter((name) => !taken.includes(name) && !code.includes(name))
        .map((name) => `${file}: nothing takes .${name}`);
    });
  expect(unused).toEqual([]);
});

it('share no class that nothing names', () => {
  const quoted =
    joined(/\.tsx?$/)
      .match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)
      ?.join() ?? '';
  const unused = classesOf(shared).filter(
    (name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(quoted),
  );
  expect(unused).toEqual([]);
});

it('give receiver/answers/html.ts, which repeats them, the colours of the site', () => {
  const style = readFileSync('receiver/answers/html.ts', 'utf8');
  const others = Object.entries(customProperties(style)).flatMap(([name, colour]) => {
    const ofSite = resolveProperties(`var(${name})`, designTokens());
    return colour === ofSite ? [] : `write ${name}: ${ofSite} in receiver/answers/html.ts`;
  });
  expect(others.join('\n')).toBe('');
  expect(style.match(/(?<!--[a-z-]+: )#[\da-f]{6}/g)).toBeNull();
});
