import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** Font of the titles in share images. */
const FILE = path.join(process.cwd(), 'app', 'fonts', 'newsreader.woff2');

/** Drawn as a gap; the font has no glyph for it. */
const NARROW_NO_BREAK_SPACE = 0x202f;

let covered: ReadonlySet<number> | undefined;

/** Characters of a text that share images cannot show, each once. */
export function missingFromShareFont(text: string): string[] {
  covered ??= new Set(
    [(create(readFileSync(FILE)) as Font).characterSet, NARROW_NO_BREAK_SPACE].flat(),
  );
  return [...new Set(text)].filter((character) => !covered?.has(character.codePointAt(0) ?? 0));
}
