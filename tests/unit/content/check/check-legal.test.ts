import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkLegal } from '@/authoring/check/legal';
import { loadLegalText } from '@/loaders/legal';
import { formatProblem } from '@/loaders/problems';
import { Fixture } from '@/tests/fixture';

const LEGAL = 'content/legal';
const NOTICE = `${LEGAL}/notice`;
const PRIVACY = `${LEGAL}/privacy`;
let fixture: Fixture;

beforeEach(() => {
  fixture = new Fixture().copy(LEGAL).write({ 'content/guides/.keep': '' });
  fixture.enter();
});

afterEach(() => {
  jest.restoreAllMocks();
  fixture.remove();
});

const problems = () => checkLegal().map(formatProblem);
const append = (file: string, text: string) =>
  fixture.write({ [file]: `${fixture.read(file).trimEnd()}\n\n${text}\n` });

it('requires every text in every language', () => {
  rmSync(path.join(fixture.root, NOTICE), { recursive: true });
  rmSync(path.join(fixture.root, PRIVACY, 'en.mdx'));
  expect(problems()).toEqual([
    `${PRIVACY}/en.mdx  error  This translation is missing, and every legal text is written in fr and en; copy fr.mdx to en.mdx, and translate it.`,
    `${NOTICE}  error  This folder is missing; the site needs the text in fr and en.`,
  ]);
});

describe('front matter', () => {
  it('requires a policy date on policies, and only there', () => {
    for (const file of ['fr.mdx', 'en.mdx']) {
      fixture.replace(`${PRIVACY}/${file}`, /^policyDate: .*\n/m, '');
      fixture.replace(`${NOTICE}/${file}`, 'updatedOn', 'policyDate: 2025-05-10\nupdatedOn');
    }
    expect(problems()).toEqual([
      `${PRIVACY}/fr.mdx:2:1  error  "policyDate" is missing; write "policyDate: …".`,
      `${PRIVACY}/en.mdx:2:1  error  "policyDate" is missing; write "policyDate: …".`,
      expect.stringContaining(`${NOTICE}/fr.mdx:3:1  error  The key "policyDate" is not known.`),
      expect.stringContaining(`${NOTICE}/en.mdx:3:1  error  The key "policyDate" is not known.`),
    ]);
  });

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

describe('MDX', () => {
  it.each([
    [
      '<FactList names="host.name host.adress" />',
      'lib/config/site.ts has no fact "host.adress". Did you mean "host.address"?',
    ],
    [
      '<Fact name="publisher.legalName" />',
      '"publisher.legalName" may be unset, which would leave a gap in the sentence',
    ],
    ['<Fact />', '<Fact> needs name="…".'],
    ['<Fact name={site.email} />', '<Fact> takes only plain text attributes'],
    ['<Cite source="csrd" />', '<Cite> is not a component of legal texts.'],
    ['{site.email}', 'Braces contain code, which is not supported in legal texts'],
    ['[x](page:legals)', 'There is no page "legals". Did you mean "legal"?'],
  ])('%s', (text, expected) => {
    append(`${NOTICE}/fr.mdx`, text);
    expect(problems()).toContainEqual(expect.stringContaining(expected));
  });
});

it.each([
  ['front matter', '---\ntitel: Mentions\n---\n\nTexte.\n', /The key "titel" is not known/],
  ['prose', '---\ntitle: Mentions\nupdatedOn: 2026-11-20\n---\n\n<Fact\n', /fr\.mdx:6/],
])('refuses to load a text whose %s cannot be read, and says why', (_what, text, message) => {
  fixture.write({ [`${NOTICE}/fr.mdx`]: text });
  expect(() => loadLegalText('notice', 'fr')).toThrow(message);
});
