import { readFileSync } from 'node:fs';
import path from 'node:path';
import { customProperties, designTokens, resolveProperties } from '@/components/ui/styles/values';
import { listFiles } from '@/lib/exported-files';
import { didYouMean } from '@/lib/say/did-you-mean';
import { siteFolders, sourcesIn } from '@/lib/source-folders';

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const fileOf = (component: string, name: string) =>
  name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(component), name);

const SHARED = 'components/ui/styles';
const shared = listFiles(SHARED, '.css').map((file) => readFileSync(`${SHARED}/${file}`, 'utf8'));

/** Shared classes stand in quotation marks; what a condition compares with is none. */
const CLASS_NAMES = /className(?:=|: )("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})/g;
const classesIn = (value: string): string[] =>
  (value.replace(/=== '\w+'|\$\{[^}]*\}/g, '').match(/"[^"]*"|'[^']*'|`[^`]*`/g) ?? []).flatMap(
    (quoted) => quoted.match(/[a-z][\w-]*/g) ?? [],
  );

/** Each component with a stylesheet it imports, or the shared ones, and the classes it takes from that. */
const uses = sourcesIn(['app', 'browser', 'components']).flatMap((component) => {
  const source = readFileSync(component, 'utf8');
  const own = [...source.matchAll(IMPORT)].map(([, variable = '', name = '']) => ({
    component,
    stylesheet: fileOf(component, name),
    classes: [
      ...source.replace(IMPORT, '').matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')),
    ].map(([, used = '']) => used),
  }));
  const classes = [...source.matchAll(CLASS_NAMES)].flatMap(([, value = '']) => classesIn(value));
  return [...own, { component, stylesheet: SHARED, classes }];
});

/** Styles are in stylesheets and in the code of islands, which has their properties in quotation marks too. */
const styled = ['app', 'browser', 'components'].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it('use only custom properties that something defines', () => {
  const texts = styled.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const defined = new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:|['"](--[\w-]+)['"]/g)].map(
        ([, css, code]) => css ?? code,
      ),
    ),
  );
  const undefinedIn = ({ file, text }: (typeof texts)[number]) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !defined.has(name))
      .map(
        (name) => `${file}: nothing defines ${name}${didYouMean(name, [...defined].map(String))}`,
      );
  expect(texts.flatMap(undefinedIn)).toEqual([]);
});

it('have every class that components take from them', () => {
  const missing = uses.flatMap(({ component, stylesheet, classes }) => {
    const css = stylesheet === SHARED ? shared.join() : readFileSync(stylesheet, 'utf8');
    return classes
      .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
      .map((name) => `${component}: ${name} is not in ${stylesheet}`);
  });
  expect(uses.flatMap(({ classes }) => classes).length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

it('share no class that nothing names', () => {
  const rules = shared.join().replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, '');
  const code = sourcesIn(siteFolders)
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const unused = [...new Set(rules.match(/(?<=\.)[a-z][\w-]*/g))].filter(
    (name) =>
      !new RegExp(`["'\`][^"'\`\n]*(?<![\\w-])${name}(?![\\w-])[^"'\`\n]*["'\`]`).test(code),
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
