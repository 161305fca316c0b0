import { checkContent } from '@/lib/content/check/content';
import { contentPath, problemsOf } from '@/lib/content/check/select';
import { readArguments, refuse, report } from './report';

const { format, names } =
  readArguments(`npm run check:content [-- [name …] [--format terminal|json|github]]

Checks everything under content/, or what is named: a guide (csrdguide), a legal text (privacy),
glossary, style, or a file or folder. Ends with 0 when there is no error, 1 when there is, 2 when it
was called wrongly.`);

let paths: string[];
try {
  paths = names.map(contentPath);
} catch (cause) {
  refuse((cause as Error).message);
}
const problems = checkContent();
report(paths.length > 0 ? problemsOf(problems, paths) : problems, 'content', format);
