import { checkLaw } from '@/authoring/check/law';
import { formatProblem } from '@/loaders/problems';
import { Fixture } from '@/tests/fixture';

export const FILE = 'content/law/reporting.yaml';
const TODAY = '2026-11-22';

/** A small register of law, for each test to break; it stands in the working directory. */
export let site: Fixture;
beforeEach(() => {
  site = new Fixture()
    .copy('tests/fixtures/law')
    .copy('content/style.yaml')
    .copy('content/evidence.yaml');
  site.write({ [FILE]: site.read('tests/fixtures/law/reporting.yaml') });
  site.enter();
});
afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
});

export const problems = (day = TODAY) => checkLaw(day).map(formatProblem);
/** Line of the first place where a text stands. */
export const lineOf = (text: string) => {
  const source = site.read(FILE);
  return source.slice(0, source.indexOf(text)).split('\n').length;
};
