import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '@/lib/fingerprint';
import { attribute, type Document, elements, remove, setAttribute, textOf } from '@/lib/html';

/**
 * Joins a page's stylesheets into one file, in order: on a slow connection text renders sooner after one
 * request than after five. The styles of its islands come last. Pages with the same styles share the file.
 */
export function joinStyles(document: Document, out: string): void {
  const links = elements(document, 'link').filter(
    (link) => attribute(link, 'rel') === 'stylesheet',
  );
  // React writes the address that islands/island.tsx gives each.
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
