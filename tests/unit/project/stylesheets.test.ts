import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { customProperties, designTokens, resolveProperties } from '@/components/ui/styles/values';
import { listFiles } from '@/lib/exported-files';
import { didYouMean } from '@/lib/say/did-you-mean';
import { sourcesIn } from '@/tests/imports';

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const fileOf = (component: string, name: string) =>
  name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(component), name);

/** Each component with a stylesheet it imports, and the classes it takes from that. */
const uses = ['app', 'browser', 'components'].flatMap(sourcesIn).flatMap((component) => {
  const source = readFileSync(component, 'utf8');
  return [...source.matchAll(IMPORT)].map(([, variable = '', name = '']) => ({
    component,
    stylesheet: fileOf(component, name),
    classes: [
      ...source.replace(IMPORT, '').matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')),
    ].map(([, used = '']) => used),
  }));
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
  expect(uses.length).toBeGreaterThan(50);
  const missing = uses.flatMap(({ component, stylesheet, classes }) => {
    const css = existsSync(stylesheet) ? readFileSync(stylesheet, 'utf8') : '';
    return classes
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${component}: ${name} is not in ${stylesheet}`);
  });
  expect(missing).toEqual([]);
});

it('give the pages of the receiver the colours of the site', () => {
  const style = readFileSync('receiver/answers/html.ts', 'utf8');
  const colours = Object.entries(customProperties(style));
  const ofSite = colours.map(([name]) => [name, resolveProperties(`var(${name})`, designTokens())]);
  expect(colours).toEqual(ofSite);
  expect(style.match(/(?<!--[a-z-]+: )#[\da-f]{6}/g)).toBeNull();
});
