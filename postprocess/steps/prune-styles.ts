import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, listFiles } from '@/lib/exported-files';
import { fingerprint, STATIC } from '@/lib/fingerprint';
import { guideOf } from '@/lib/pages/registry';
import { pageOfPath } from '@/lib/pages/urls';
import { Stylesheet } from '@/postprocess/stylesheet';

/** A link to a stylesheet: what stands before its address, and the address. */
const LINK = /(<link [^>]*href=")([^"]+\.css)/g;

/** A stylesheet as the pages of one kind use it. */
interface Sheet {
  /** As the export has it. */
  readonly address: string;
  readonly whole: string;
  readonly rules: Stylesheet;
  /** Classes and ids of its rules that have been seen nowhere yet. */
  readonly missing: Set<string>;
}

/**
 * Gives pages of a kind the rules of their stylesheet for classes and ids that one of them or a script mentions,
 * and removes every stylesheet that no page loads.
 * @param whole folder for the stylesheets as they were, by their new names: tests compare the two.
 */
export function pruneStyles(out: string, whole: string): void {
  const pages = listFiles(out, '.html');
  const addresses = writeSheets(readSheets(out, pages), out, whole);
  for (const page of pages) {
    const file = path.join(out, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(LINK, (_, before, address) => before + addresses.get(keyOf(page, address))),
    );
  }
  const loaded = new Set(addresses.values());
  for (const file of listFiles(path.join(out, STATIC), '.css')) {
    if (!loaded.has(`${STATIC}${file}`)) rmSync(path.join(out, STATIC, file));
  }
}

/** Of a kind are a page in all its languages, and all guides: visitors who read several load one stylesheet. */
function keyOf(page: string, address: string): string {
  const id = pageOfPath(addressOf(page))?.page.id;
  return `${id && guideOf(id) ? 'guides' : (id ?? page)} ${address}`;
}

/** The stylesheets of the pages, by key. */
function readSheets(out: string, pages: readonly string[]): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  const scripts = listFiles(path.join(out, STATIC), '.js');
  const known = new Set(
    scripts.flatMap((file) => wordsOf(readFileSync(path.join(out, STATIC, file), 'utf8'))),
  );
  for (const page of pages) {
    const html = readFileSync(path.join(out, page), 'utf8');
    for (const [, , address = ''] of html.matchAll(LINK)) {
      const key = keyOf(page, address);
      const sheet = sheets.get(key) ?? readSheet(out, address, known);
      sheets.set(key, sheet);
      for (const word of wordsOf(html)) sheet.missing.delete(word);
    }
  }
  return sheets;
}

/** Reads a stylesheet, of which only the known names count as seen so far. */
function readSheet(out: string, address: string, known: ReadonlySet<string>): Sheet {
  const whole = readFileSync(path.join(out, address), 'utf8');
  const rules = new Stylesheet(whole);
  // A name with other characters can be written in several ways, so it counts as seen.
  const isMissing = (name: string) => /^[\w-]+$/.test(name) && !known.has(name);
  return { address, whole, rules, missing: new Set([...rules.names].filter(isMissing)) };
}

/** Names are looked for anywhere in a text, since scripts take some from the data in a page. */
const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** @returns the new address of each stylesheet, by key. */
function writeSheets(
  sheets: ReadonlyMap<string, Sheet>,
  out: string,
  folder: string,
): Map<string, string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const addresses = new Map<string, string>();
  for (const [key, { address, whole, rules, missing }] of sheets) {
    rules.prune(missing);
    const css = rules.toString();
    const name = `page-${fingerprint(css)}.css`;
    addresses.set(key, path.posix.join(path.posix.dirname(address), name));
    writeFileSync(path.join(out, path.dirname(address), name), css);
    writeFileSync(path.join(folder, name), whole);
  }
  return addresses;
}
