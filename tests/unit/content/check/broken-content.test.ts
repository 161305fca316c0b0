import { checkContent } from '@/authoring/check/content';
import { formatProblem, inOrder } from '@/loaders/problems';
import { brokenContent, brokenContents, expectedOf, soundContent } from '@/tests/broken-content';
import { freshFixture } from '@/tests/fixture';

/** A day on which no fixture is due for review. */
const TODAY = new Date('2026-11-20');

const fixture = freshFixture();
const problems = () => inOrder(checkContent(TODAY)).map(formatProblem);

// Reviews of today lie after the first of these days, and have lapsed by the last.
it.each(['2025-12-15', '2026-11-20', '2030-01-01'])(
  'finds no problem in the valid site as of %s',
  (day) => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_TODAY: day });
    soundContent(fixture).enter();
    expect(problems()).toEqual([]);
  },
);

it.each(brokenContents())('reports what is wrong: %s', (name) => {
  const expected = expectedOf(name);
  brokenContent(name, fixture).enter();
  expect(problems()).toEqual(expected);
  expect(expected).not.toEqual([]);
});
