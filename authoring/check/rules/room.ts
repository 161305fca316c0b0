import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import type { ContentProblem } from '@/loaders/problems';
import { tryReadContentFile } from '@/loaders/read-file';

/** Bytes that the HTML of a guide may have after gzip, told a tenth too low at worst: the page itself may have 18 kB. */
const ROOM = 17_000;

const count = (text: string, tag: RegExp): number => text.match(tag)?.length ?? 0;

/**
 * Bytes of the HTML that a guide becomes, told from its text and its guide.yaml: the frame of every page, the words,
 * the markup of each citation and figure, and what draws a table of its own.
 */
export const estimatedBytes = (text: string, data: string): number =>
  5650 +
  1.12 * gzipSync(text + data).length +
  25 * count(text, /<(?:Cite|Figure)\b/g) +
  1000 * count(text, /<(?:Crosswalk|WorkedExample)\b/g);

/** Warns of a guide that nearly fills its page, before the budget of pages stops it (tests/output/gates/weight.ts). */
export function checkRoom(folder: string): ContentProblem[] {
  const read = (name: string) => tryReadContentFile(path.join(folder, name), []) ?? '';
  return locales.flatMap((locale) => {
    const name = `${locale}.mdx`;
    const share = Math.round((100 * estimatedBytes(read(name), read('guide.yaml'))) / ROOM);
    const message = say(
      'This guide fills about #{share} % of its page; cut what is said twice, or move a section to a part of the guide (docs/guide-reference.md).',
      { share },
    );
    return share < 95
      ? []
      : [{ file: displayPath(path.join(folder, name)), severity: 'warning', message }];
  });
}
