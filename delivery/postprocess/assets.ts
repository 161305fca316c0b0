import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { ENHANCER_FILE } from '@/browser/enhance/bundle';
import { ISLANDS_FOLDER } from '@/browser/islands/build/bundle';
import { addressOf, fingerprint, listFiles, STATIC } from '@/lib/exported-files';
import { attribute, type Document, elements, remove, setAttribute, textOf } from '@/lib/html';
import { pageOfPath } from '@/loaders/routes/addresses';

const FOLDER = 'enhance';
/** The enhancer's URL in the exported pages. */
export const ENHANCER = `/${FOLDER}/${ENHANCER_FILE}`;
/** Where the scripts of islands end up. */
export const ISLAND_SCRIPTS = `${STATIC}islands/`;

/**
 * Moves the site's scripts to the folder whose files never change. Islands and the chunks of the
 * enhancer have a fingerprint already.
 * @returns the enhancer's new URL.
 */
export function placeScripts(out: string): string {
  const folder = path.join(out, FOLDER);
  const main = path.join(folder, ENHANCER_FILE);
  if (!existsSync(main)) {
    throw new Error(`The export has no ${ENHANCER_FILE}. Check app/enhance/[file]/route.ts.`);
  }
  const address = `${STATIC}enhance-${fingerprint(readFileSync(main))}.js`;
  renameSync(main, path.join(out, address));
  moveFiles(folder, path.join(out, STATIC));
  const islands = path.join(out, ISLANDS_FOLDER);
  if (existsSync(islands)) moveFiles(islands, path.join(out, ISLAND_SCRIPTS));
  return address;
}

/** Moves every file of a folder, and removes it. */
function moveFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of listFiles(from)) renameSync(path.join(from, name), path.join(to, name));
  rmdirSync(from);
}

/**
 * Joins a page's stylesheets into one file, in order: on a slow connection text renders sooner after one
 * request than after five. The styles of its islands come last. Pages with the same styles share the file.
 */
export function joinStyles(document: Document, out: string): void {
  const links = elements(document, 'link').filter(
    (link) => attribute(link, 'rel') === 'stylesheet',
  );
  // React writes the address that browser/islands/island.tsx gives each.
  const inline = elements(document, 'style').filter(
    (style) => attribute(style, 'data-href') !== undefined,
  );
  const [first, ...others] = links;
  if (!first || others.length + inline.length === 0) return;
  const sheets = links.map((link) => attribute(link, 'href') ?? '');
  // Beside the others, so that relative URLs in them still resolve.
  const folder = path.posix.dirname(sheets[0] ?? '');
  if (sheets.some((sheet) => path.posix.dirname(sheet) !== folder)) return;
  const css = [
    ...sheets.map((sheet) => readFileSync(path.join(out, sheet), 'utf8')),
    ...inline.map(textOf),
  ].join('\n');
  const address = `${folder}/page-${fingerprint(css)}.css`;
  if (!existsSync(path.join(out, address))) writeFileSync(path.join(out, address), css);
  setAttribute(first, 'href', address);
  for (const element of [...others, ...inline]) remove(element);
}

/** A page's stylesheet: what stands before its address, and the address. */
const LINK = /(<link [^>]*href=")([^"]+\.css)/;

/** The words of short strings, which may be names of classes: whole ones, in data or code, or a part of a template. */
const namesIn = (text: string): string[] =>
  (
    text.match(/(?<=^|["'`]|&quot;|\} )[\w-]+(?: [\w-]+){0,3}(?=$|\\?["'`]|&quot;| \$\{)/g) ?? []
  ).flatMap((names) => names.split(' '));

/** What selectors may name: in pages, tags, ids and classes apart, and names in their data. */
const extractors = [
  {
    extensions: ['html'],
    extractor: (html: string) => {
      const valuesOf = (name: string) =>
        [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
      const scripts = html.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? [];
      return {
        // `dynamicAttributes` has them all.
        attributes: { names: [], values: [] },
        classes: valuesOf('class').flatMap((names) => names.split(/\s+/)),
        ids: valuesOf('id'),
        tags: html.match(/(?<=<)[a-z][\w-]*/g) ?? [],
        undetermined: [...valuesOf('data-[\\w-]+'), ...scripts].flatMap(namesIn),
      };
    },
  },
  {
    extensions: ['js'],
    extractor: (names: string) => names.split(' '),
  },
];

/** Each tag, name and custom property, once, of the scripts that pages name, and of those that these load. */
function namesInScripts(
  pages: readonly { raw: string }[],
  scripts: ReadonlyMap<string, string>,
): string {
  const scriptsIn = (text: string) => text.match(/[\w.-]+\.js\b/g) ?? [];
  const loaded = new Set(pages.flatMap(({ raw }) => scriptsIn(raw)));
  // What is added meanwhile is gone through, too.
  for (const name of loaded)
    for (const other of scriptsIn(scripts.get(name) ?? '')) loaded.add(other);
  const names = [...loaded]
    .map((name) => scripts.get(name) ?? '')
    .flatMap((code) => [
      ...(code.match(/--[a-z][\w-]*|(?<=<)[a-z][\w-]*/g) ?? []),
      ...namesIn(code),
    ]);
  return [...new Set(names)].join(' ');
}

/**
 * Gives pages of a kind the rules of their stylesheet for what one of them or a script mentions, and removes every
 * stylesheet that no page loads.
 * @param whole folder for the stylesheets as they were, by their new names: tests compare the two.
 */
export async function pruneStyles(out: string, whole: string): Promise<void> {
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  const scripts = new Map(
    listFiles(out, '.js').map((file) => [path.posix.basename(file), read(file)]),
  );
  const old = listFiles(path.join(out, STATIC), '.css').map((file) => path.join(STATIC, file));
  rmSync(whole, { recursive: true, force: true });
  mkdirSync(whole, { recursive: true });

  for (const [address, pages] of Object.values(groupByKind(listFiles(out, '.html'), read))) {
    const css = read(address);
    const html = pages.map((file) => ({ raw: read(file), extension: 'html' }));
    const content = [...html, { raw: namesInScripts(html, scripts), extension: 'js' }];
    // Drawings and scripts use custom properties, too.
    const named = new Set(content.flatMap(({ raw }) => raw.match(/--[a-z][\w-]*/g) ?? []));
    const [result] = await new PurgeCSS().purge({
      content,
      css: [{ raw: css }],
      extractors,
      keyframes: true,
      variables: true,
      // Scripts set attributes under other names (`dataset.scrolled`).
      dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
      // What is hovered or has the focus has no name; what decides is the rest of its selector.
      safelist: { standard: [/^:/], variables: [...named] },
    });
    // PurgeCSS leaves blank lines, and conditions without rules.
    const pruned = (result?.css ?? '')
      .replaceAll(/(?<=[{}])\s+/g, '')
      .replaceAll(/@(media|supports|layer)[^{}]*\{\}/g, '');
    const name = `page-${fingerprint(pruned)}.css`;
    writeFileSync(path.join(out, path.dirname(address), name), pruned);
    writeFileSync(path.join(whole, name), css);
    for (const [index, file] of pages.entries())
      writeFileSync(
        path.join(out, file),
        html[index]?.raw.replace(LINK, `$1${path.posix.dirname(address)}/${name}`) ?? '',
      );
  }
  for (const file of old) rmSync(path.join(out, file));
}

/**
 * Of a kind are a page in all its languages, all guides and all obligations, as their ids begin: visitors who read several
 * load one stylesheet.
 */
function groupByKind(
  files: readonly string[],
  read: (file: string) => string,
): Record<string, [address: string, pages: string[]]> {
  const kinds: Record<string, [string, string[]]> = {};
  for (const file of files) {
    const address = LINK.exec(read(file))?.[2];
    if (!address) continue;
    const id = pageOfPath(addressOf(file))?.page.id;
    const kind = `${id?.split('/', 1)[0] ?? file} ${address}`;
    kinds[kind] ??= [address, []];
    kinds[kind][1].push(file);
  }
  return kinds;
}
