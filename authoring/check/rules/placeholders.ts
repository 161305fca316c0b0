import { existsSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { type ContentProblem, contentError } from '@/loaders/problems';
import { tryReadContentFile } from '@/loaders/read-file';

/** Marks in the guide template what the writer has to fill in. */
const PLACEHOLDER = /\bTODO\b/g;

/** A guide to be published must have no placeholder left. */
export function checkPlaceholders(folder: string): ContentProblem[] {
  return ['guide.yaml', ...locales.map((locale) => `${locale}.mdx`)]
    .map((name) => path.join(folder, name))
    .filter(existsSync)
    .flatMap((file) =>
      // A file that cannot be read is reported when it is loaded.
      (tryReadContentFile(file, []) ?? '')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(PLACEHOLDER)].map((match) =>
            contentError(
              file,
              'TODO marks text still to be written; write it, or keep "draft: true".',
              index + 1,
              match.index + 1,
            ),
          ),
        ),
    );
}
