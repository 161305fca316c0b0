import { readFileSync } from 'node:fs';
import { customProperties, designTokens, resolveProperties } from '@/components/ui/styles/values';
import { listFiles } from '@/lib/exported-files';
import { didYouMean } from '@/lib/say/did-you-mean';
import { resolveModule } from '@/tests/imports';

/** Styles are in stylesheets and in the code of islands, which has their properties in quotation marks too. */
const texts = ['app', 'browser', 'components'].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(`${folder}/${name}`, 'utf8'),
    })),
);
const joined = (files: RegExp) =>
  texts.flatMap(({ file, text }) => (files.test(file) ? text : [])).join('\n');

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const SHARED = /^components\/ui\/styles\/.*\.css$/;

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

it('use only custom properties that something defines', () => {
  const defined = new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:|['"](--[\w-]+)['"]/g)].map(
        ([, css, code = '']) => css ?? code,
      ),
    ),
  );
  const undefinedIn = ({ file, text }: (typeof texts)[number]) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: nothing defines ${name}${didYouMean(name, [...defined])}`);
  expect(texts.flatMap(undefinedIn)).toEqual([]);
});

it('have every class that components take from them', () => {
  expect(uses.flatMap(({ classes }) => classes).length).toBeGreaterThan(500);
  const missing = uses.flatMap(({ file, stylesheet, classes }) => {
    const css = stylesheet.endsWith('.css') ? readFileSync(stylesheet, 'utf8') : joined(SHARED);
    return classes
      .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
      .map((name) => `${file}: ${name} is not in ${stylesheet}`);
  });
  expect(missing).toEqual([]);
});

it('share no class that nothing names', () => {
  const rules = joined(SHARED).replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, '');
  const quoted =
    joined(/\.tsx?$/)
      .match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)
      ?.join() ?? '';
  const unused = [...new Set(rules.match(/(?<=\.)[a-z][\w-]*/g))].filter(
    (name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(quoted),
  );
  expect(unused).toEqual([]);
});

it('give receiver/answers/html.ts, which repeats them, the colours of the site', () => {
  const style = readFileSync('receiver/answers/html.ts', 'utf8');
  const colours = Object.entries(customProperties(style));
  const ofSite = colours.map(([name]) => [name, resolveProperties(`var(${name})`, designTokens())]);
  expect(colours).toEqual(ofSite);
  expect(style.match(/(?<!--[a-z-]+: )#[\da-f]{6}/g)).toBeNull();
});
