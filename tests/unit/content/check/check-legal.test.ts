import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkLegal } from '@/authoring/check/legal';
import { loadLegalText } from '@/loaders/legal';
import { formatProblem } from '@/loaders/problems';
import { freshFixture } from '@/tests/fixture';

const LEGAL = 'content/legal';
const NOTICE = `${LEGAL}/notice`;
const PRIVACY = `${LEGAL}/privacy`;
const fixture = freshFixture((each) =>
  each.copy(LEGAL).write({ 'content/guides/.keep': '' }).enter(),
);

const problems = () => checkLegal().map(formatProblem);

it('requires every text in every language', () => {
  rmSync(path.join(fixture.root, NOTICE), { recursive: true });
  rmSync(path.join(fixture.root, PRIVACY, 'en.mdx'));
  expect(problems()).toEqual([
    `${PRIVACY}/en.mdx  error  This translation is missing, and every legal text is written in fr and en; copy fr.mdx to en.mdx, and translate it.`,
    `${NOTICE}  error  This folder is missing; the site needs the text in fr and en.`,
  ]);
});

describe('front matter', () => {
  it('requires the same dates in both languages, and no text older than its policy date', () => {
    fixture.replace(`${PRIVACY}/fr.mdx`, /updatedOn: .*/, 'updatedOn: 2025-05-09');
    expect(problems()).toEqual([
      expect.stringMatching(
        /en\.mdx:4:12 {2}error {2}updatedOn is .* here and 2025-05-09 in fr\.mdx; change every/,
      ),
      `${PRIVACY}/fr.mdx:4:12  error  updatedOn 2025-05-09 is before policyDate 2025-05-10.`,
    ]);
  });
});

it.each([
  ['front matter', '---\ntitel: Mentions\n---\n\nTexte.\n', /The key "titel" is not known/],
  ['prose', '---\ntitle: Mentions\nupdatedOn: 2026-11-20\n---\n\n<Fact\n', /fr\.mdx:6/],
])('refuses to load a text whose %s cannot be read, and says why', (_what, text, message) => {
  fixture.write({ [`${NOTICE}/fr.mdx`]: text });
  expect(() => loadLegalText('notice', 'fr')).toThrow(message);
});
