import { existsSync } from 'node:fs';
import path from 'node:path';
import { tryReadContentFile } from '@/lib/content/load/read-file';
import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import { locales } from '@/lib/i18n/locales';

/** What the template of a guide puts where the writer's words go. */
const PLACEHOLDER = /\bTODO\b/g;

/** No placeholder is left in a guide that is to be published. */
export function checkPlaceholders(folder: string): ContentProblem[] {
  return ['guide.yaml', ...locales.map((locale) => `${locale}.mdx`)]
    .map((name) => path.join(folder, name))
    .filter(existsSync)
    .flatMap((file) =>
      // A file that cannot be read has an error of its own.
      (tryReadContentFile(file, []) ?? '')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(PLACEHOLDER)].map((match) =>
            contentError(
              file,
              'TODO stands where something is still to be written; write it, or keep "draft: true".',
              index + 1,
              match.index + 1,
            ),
          ),
        ),
    );
}
