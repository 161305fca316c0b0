import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';

/** Saves a file of a copy of the project changed; the text must be there. */
export function edit(
  folder: string,
  file: string,
  text: string | RegExp,
  by: string | ((found: string) => string),
): void {
  const full = path.join(folder, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(text, by as string);
  if (after === before) throw new Error(`${file} does not hold ${text}`);
  writeFileSync(full, after);
}

/**
 * Starts a guide in a copy of the project as a writer does, with the titles `Guide <name> in fr` and so on.
 * @param publishedOn publishes it on that day; without it, the guide stays a draft.
 */
export function addGuide(folder: string, name: string, publishedOn?: string): void {
  const titles = locales.flatMap((locale) => [`--title-${locale}`, `Guide ${name} in ${locale}`]);
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content/new-guide.ts', '--name', name, ...titles].concat(
      ...['--tag', 'nature', '--figure', 'waves', '--colour', 'teal'],
    ),
    { cwd: folder, stdio: 'pipe' },
  );
  if (publishedOn === undefined) return;
  const file = (basename: string) => `content/guides/${name}/${basename}`;
  edit(folder, file('guide.yaml'), /^draft: true.*\n/m, '');
  edit(folder, file('guide.yaml'), /^publishedOn: \S+/m, `publishedOn: ${publishedOn}`);
  edit(folder, file('guide.yaml'), 'milestones: []', 'milestones: [esrs-published]');
  for (const basename of ['guide.yaml', ...locales.map((locale) => `${locale}.mdx`)])
    edit(folder, file(basename), /TODO/g, 'Words');
}
