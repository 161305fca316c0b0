import { checkLaw } from '@/authoring/check/law';
import { formatProblem } from '@/loaders/problems';
import { freshFixture } from '@/tests/fixture';

export const FILE = 'content/law/reporting.yaml';
const TODAY = '2026-11-22';

/** A small register of law, for each test to break; it stands in the working directory. */
export const site = freshFixture((each) => {
  each.copy('tests/fixtures/law').copy('content/style.yaml').copy('content/evidence.yaml');
  each.write({ [FILE]: each.read('tests/fixtures/law/reporting.yaml') }).enter();
});

export const problems = (day = TODAY) => checkLaw(day).map(formatProblem);
/** Line of the first place where a text stands. */
export const lineOf = (text: string) => {
  const source = site.read(FILE);
  return source.slice(0, source.indexOf(text)).split('\n').length;
};
