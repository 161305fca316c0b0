import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { closest } from '@/lib/closest';
import { isLocale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { type ContentProblem, contentError, placeAt } from '@/loaders/problems';
import { tryReadContentFile } from '@/loaders/read-file';

interface FolderRules {
  /** What the folder holds: `guide`, `legal text`. */
  kind: 'guide' | 'legal text';
  /** Files besides those of the languages. */
  others: readonly string[];
}

/** A folder may contain one MDX file per language, the other files named, and nothing else. */
export function checkFolder(folder: string, { kind, others }: FolderRules): ContentProblem[] {
  const expected = [...others, ...locales.map((locale) => `${locale}.mdx`)];
  const present = visibleFiles(folder);
  const missing = expected.filter((name) => !present.includes(name));
  return present
    .filter((name) => !expected.includes(name))
    .map((name) =>
      contentError(path.join(folder, name), strayMessage(name, missing, kind, expected)),
    );
}

/** Files of a folder, without the dotfiles that operating systems and editors leave behind. */
const visibleFiles = (folder: string): string[] =>
  readdirSync(folder).filter(
    (name) => !name.startsWith('.') && existsSync(path.join(folder, name)),
  );

function strayMessage(
  name: string,
  missing: readonly string[],
  kind: FolderRules['kind'],
  expected: readonly string[],
): string {
  const language = /^(.+)\.mdx$/i.exec(name)?.[1];
  if (language !== undefined && !isLocale(language.toLowerCase()))
    return say('The site has no language "#{language}"; its languages are #{locales}.', {
      language,
      locales: locales.join(say(' and ')),
    });
  const meant = closest(name, missing);
  if (meant)
    return say('A #{kind} has no file of this name; rename it to "#{meant}".', {
      kind: say(kind),
      meant,
    });
  return say("A #{kind}'s folder may contain only #{expected}; remove this file.", {
    kind: say(kind),
    expected: expected.join(', '),
  });
}

/** Marks in the guide template what the writer has to fill in. */
const PLACEHOLDER = /\bTODO\b/;

/** A guide to be published must have no placeholder left. Those of a file are one error: a template has dozens. */
export function checkPlaceholders(folder: string): ContentProblem[] {
  return ['guide.yaml', ...locales.map((locale) => `${locale}.mdx`)]
    .map((name) => path.join(folder, name))
    .filter(existsSync)
    .flatMap((file) => {
      // A file that cannot be read is reported when it is loaded.
      const text = tryReadContentFile(file, []) ?? '';
      const found = text.split('\n').flatMap((line, at) => (PLACEHOLDER.test(line) ? at + 1 : []));
      const message = say(
        'TODO marks text still to be written; write it, or keep "draft: true". Lines: #{lines}.',
        { lines: found.join(', ') },
      );
      const { line, column } = placeAt(text, text.search(PLACEHOLDER));
      return found.length > 0 ? contentError(file, message, line, column) : [];
    });
}
