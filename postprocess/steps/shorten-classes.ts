import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';
import { STATIC } from '@/lib/fingerprint';
import { Stylesheet } from '@/postprocess/stylesheet';

/** A class of a CSS module: a hash of its file, and its name there. */
const MODULE_CLASS = /(?<![\w-])[A-Za-z_][\w-]{5}_[A-Za-z]\w*(?![\w-])/g;
const WORD = /[\w-]+/g;
const CLASS = /\.([\w-]+)/g;

/**
 * Gives the classes of CSS modules names of two or three letters, in pages and stylesheets: long ones are a
 * thirtieth of a page and a twelfth of its styles, after compression. Names that a script holds stay.
 */
export function shortenClasses(out: string): void {
  const files = (folder: string, ending: string) =>
    listFiles(path.join(out, folder), ending).map((file) => path.join(out, folder, file));
  const sheets = files(STATIC, '.css');
  const inScripts = new Set(files(STATIC, '.js').flatMap((file) => read(file).match(WORD) ?? []));
  const names = new Set(sheets.flatMap((sheet) => [...new Stylesheet(read(sheet)).names]));
  const short = new Map(
    [...names]
      .filter((name) => name.match(MODULE_CLASS)?.[0] === name && !inScripts.has(name))
      .sort()
      .map((name, index) => [name, shortName(index)]),
  );
  const rename = (file: string, pattern: RegExp, write: (name: string) => string) =>
    writeFileSync(
      file,
      read(file).replace(pattern, (whole: string, word?: string) => {
        const name = short.get(typeof word === 'string' ? word : whole);
        return name === undefined ? whole : write(name);
      }),
    );
  for (const sheet of sheets) rename(sheet, CLASS, (name) => `.${name}`);
  // Scripts take some from data attributes, so they are replaced wherever they occur in a page.
  for (const page of files('', '.html')) rename(page, MODULE_CLASS, (name) => name);
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** `c0`, `c1`, … `c10`, in base 36. */
const shortName = (index: number): string => `c${index.toString(36)}`;
