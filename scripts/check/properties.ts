import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closest } from '@/lib/closest';
import { listFiles } from '@/lib/exported-files';

/** What is said of custom properties, tokens among them, that stylesheets or islands use and nothing defines. */
export function undefinedProperties(root = '.'): string[] {
  const texts = ['app', 'browser', 'components']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  // Code has their names in quotation marks.
  const definition = /--([\w-]+)(?:['"]?\]?\s*:|['"])/g;
  const defined = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(definition)].map(([, name = '']) => name)),
  );
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(\s*--([\w-]+)\s*[),]/g)].flatMap(({ 1: name = '', index }) => {
      const line = text.slice(0, index).split('\n').length;
      const meant = closest(name, [...defined]);
      const hint = meant ? ` Did you mean --${meant}?` : '';
      return defined.has(name) ? [] : `${file}:${line} Nothing defines --${name}.${hint}`;
    }),
  );
}
