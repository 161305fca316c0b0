import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';
import { fingerprint, STATIC } from '@/lib/fingerprint';
import { Stylesheet } from '@/postprocess/stylesheet';

/** A link to a stylesheet: what stands before its address, and the address. */
const LINK = /(<link [^>]*href=")([^"]+\.css)/g;

interface Sheet {
  readonly whole: string;
  readonly rules: Stylesheet;
  /** Classes and ids of its rules that have been seen nowhere yet. */
  readonly missing: Set<string>;
}

/**
 * Removes from each stylesheet the rules for classes and ids that neither the pages that share it nor any
 * script mention, and every stylesheet that no page loads.
 * @param whole folder for the stylesheets as they were, by their new names: tests compare the two.
 */
export function pruneStyles(out: string, whole: string): void {
  const pages = listFiles(out, '.html').map((file) => path.join(out, file));
  const addresses = writeSheets(readSheets(out, pages), out, whole);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      html.replace(LINK, (_, before, address) => `${before}${addresses.get(address)}`),
    );
  }
  const loaded = new Set(addresses.values());
  for (const file of listFiles(path.join(out, STATIC), '.css')) {
    if (!loaded.has(`${STATIC}${file}`)) rmSync(path.join(out, STATIC, file));
  }
}

/** The stylesheets of the pages, by address. */
function readSheets(out: string, pages: readonly string[]): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  const scripts = listFiles(path.join(out, STATIC), '.js');
  const known = new Set(
    scripts.flatMap((file) => wordsOf(readFileSync(path.join(out, STATIC, file), 'utf8'))),
  );
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    for (const [, , address = ''] of html.matchAll(LINK)) {
      const sheet = sheets.get(address) ?? readSheet(path.join(out, address), known);
      sheets.set(address, sheet);
      for (const word of wordsOf(html)) sheet.missing.delete(word);
    }
  }
  return sheets;
}

/** Reads a stylesheet, of which only the known names count as seen so far. */
function readSheet(file: string, known: ReadonlySet<string>): Sheet {
  const whole = readFileSync(file, 'utf8');
  const rules = new Stylesheet(whole);
  // A name with other characters can be written in several ways, so it counts as seen.
  const isMissing = (name: string) => /^[\w-]+$/.test(name) && !known.has(name);
  return { whole, rules, missing: new Set([...rules.names].filter(isMissing)) };
}

/** Names are looked for anywhere in a text, since scripts take some from the data in a page. */
const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** @returns the new address of each stylesheet. */
function writeSheets(
  sheets: ReadonlyMap<string, Sheet>,
  out: string,
  folder: string,
): Map<string, string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const addresses = new Map<string, string>();
  for (const [address, { whole, rules, missing }] of sheets) {
    rules.prune(missing);
    const css = rules.toString();
    const name = `page-${fingerprint(css)}.css`;
    addresses.set(address, path.posix.join(path.posix.dirname(address), name));
    writeFileSync(path.join(out, path.dirname(address), name), css);
    writeFileSync(path.join(folder, name), whole);
  }
  return addresses;
}
