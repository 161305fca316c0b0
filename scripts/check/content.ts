import { checkContent, contentPath, problemsOf } from '@/authoring/check/content';
import { readArguments, refuse, report } from './report';

const { format, names } =
  readArguments(`npm run check:content [-- [name …] [--format terminal|json|github]]

Checks everything under content/, or only the given names: a guide (csrdguide), a legal text (privacy),
glossary, style, or a file or folder. Exit code: 0 without errors, 1 with errors, 2 for invalid
arguments.`);

let paths: string[];
try {
  paths = names.map(contentPath);
} catch (cause) {
  refuse((cause as Error).message);
}
const problems = checkContent();
report(paths.length > 0 ? problemsOf(problems, paths) : problems, 'content', format);
