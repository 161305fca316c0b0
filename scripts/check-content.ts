import { fork } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkContent } from '@/lib/content/check-content';
import { guidesDirectory } from '@/lib/content/paths';
import { contentPath, problemsOf } from '@/lib/content/select-content';
import { readArguments, refuse, report } from './report';

const { format, names } =
  readArguments(`npm run check:content [-- [name …] [--format terminal|json|github]]

Checks everything under content/, or what is named: a guide (csrdguide), a legal text (privacy),
glossary, style, or a file or folder. Ends with 0 when there is no error, 1 when there is, 2 when it
was called wrongly.`);

/** Guides from which a second process is worth its start. */
const MANY = 50;

let paths: string[];
try {
  paths = names.map(contentPath);
} catch (cause) {
  refuse((cause as Error).message);
}
// Parsing is half of the work, and a second core can do part of it.
const isFolder = statSync(guidesDirectory(), { throwIfNoEntry: false })?.isDirectory();
if (isFolder && readdirSync(guidesDirectory()).length > MANY) {
  const parsing = fork(fileURLToPath(new URL('parse-texts.ts', import.meta.url)), {
    stdio: 'ignore',
  });
  process.on('exit', () => parsing.kill());
  parsing.unref();
  parsing.channel?.unref();
}
const problems = checkContent();
report(paths.length > 0 ? problemsOf(problems, paths) : problems, 'content', format);
