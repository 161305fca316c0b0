import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesIn } from '@/tests/imports';

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const fileOf = (component: string, name: string) =>
  name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(component), name);

/** Each component with a stylesheet it imports, and the classes it takes from that. */
const uses = ['app', 'components', 'mdx', 'search', 'ui']
  .flatMap(sourcesIn)
  .flatMap((component) => {
    const source = readFileSync(component, 'utf8');
    return [...source.matchAll(IMPORT)].map(([, variable = '', name = '']) => ({
      component,
      stylesheet: fileOf(component, name),
      classes: [
        ...source.replace(IMPORT, '').matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')),
      ].map(([, used = '']) => used),
    }));
  });

it('have every class that components take from them', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ component, stylesheet, classes }) => {
    const css = existsSync(stylesheet) ? readFileSync(stylesheet, 'utf8') : '';
    return classes
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${component}: ${name} is not in ${stylesheet}`);
  });
  expect(missing).toEqual([]);
});
