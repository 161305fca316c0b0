import { isUtf8 } from 'node:buffer';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '@/lib/preview';
import { say } from '@/lib/say/say';
import { displayPath } from './paths';
import { ContentError, type ContentProblem, contentError, type Place, placeAt } from './problems';

/** Far more than the longest text: a larger file is something else under a text's name. */
const MAX_BYTES = 1_000_000;

/**
 * Reads a content file, normalised: no byte order mark, Unix line endings.
 * @throws ContentError when the file cannot be read or is not UTF-8 text.
 */
export function readContentFile(file: string): string {
  const fail = (message: string, place?: Place): never => {
    throw new ContentError([contentError(file, message, place?.line, place?.column)]);
  };
  const bytes = readBytes(file, fail);
  if (bytes.length > MAX_BYTES)
    return fail(
      say('This file has #{size} kB; the limit is 1,000 kB.', {
        size: Math.round(bytes.length / 1000),
      }),
    );
  if (/^(fffe|feff)/.test(bytes.toString('hex', 0, 2)))
    return fail(say('This file is in UTF-16; save it again as UTF-8.'));
  if (bytes.includes(0))
    return fail(say('This is not a text file; replace it with one saved as UTF-8.'));
  const text = plainText(bytes.toString('utf8'));
  if (!isUtf8(bytes)) {
    return fail(
      say('This file is not in UTF-8: the character here cannot be read. Save it again as UTF-8.'),
      placeAt(text, text.indexOf('\ufffd')),
    );
  }
  const conflict = MERGE_CONFLICT.exec(text);
  if (conflict)
    return fail(
      say(
        'A merge left two versions of some lines here; keep the right one, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".',
      ),
      placeAt(text, conflict.index),
    );
  return text;
}

/** What Git writes around lines that it could not merge. */
const MERGE_CONFLICT = /^(?:<{7}|>{7})(?: .*)?$/m;

const plainText = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

function readBytes(file: string, fail: (message: string) => never): Buffer {
  try {
    if (statSync(file).isDirectory())
      return fail(say('This is a folder; there must be a file instead.'));
    return readFileSync(file);
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return fail(say('This file is missing.'));
    return fail(say('This file cannot be opened (#{code}); check its permissions.', { code }));
  }
}

/** Like readContentFile, but adds the problem to a list instead of throwing. */
export function tryReadContentFile(file: string, problems: ContentProblem[]): string | undefined {
  try {
    return readContentFile(file);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    problems.push(...cause.problems);
    return undefined;
  }
}

/** Where the preview keeps the last valid version of a file, to fall back on. */
const copyOf = (file: string): string =>
  path.join(process.cwd(), 'build', 'last-good', displayPath(file));

/** In the preview, keeps the source of a file without errors. */
export function keepGood(file: string, source: string): void {
  if (!isPreview() || lastGood(file) === source) return;
  try {
    mkdirSync(path.dirname(copyOf(file)), { recursive: true });
    writeFileSync(copyOf(file), source);
  } catch {
    // Without a copy, a mistake in this file stops its page; nothing else depends on it.
  }
}

/** In the preview, the source that keepGood last kept; undefined otherwise. */
export function lastGood(file: string): string | undefined {
  if (!isPreview()) return undefined;
  try {
    return readFileSync(copyOf(file), 'utf8');
  } catch {
    return undefined;
  }
}
