import { checkQuestions } from '@/authoring/check/questions';
import { formatProblem } from '@/loaders/problems';
import { loadQuestions, questionsOfGuide } from '@/loaders/questions';
import { site } from '../sound-site';

const FILE = 'content/questions.yaml';
const TODAY = '2026-11-22';

const problems = (day = TODAY) => checkQuestions(day).map(formatProblem);

describe('check', () => {
  it('finds nothing wrong with a sound file', () => expect(problems()).toEqual([]));

  it('reports a missing file', () => {
    site.write({ 'content/questions.yaml': '' });
    expect(problems()[0]).toContain(`${FILE}:1:1  error`);
  });

  it.each([
    ['subject: water', 'subject: watter', '3:14  error  "watter" is not a subject.'],
    ['[adoption]', '[adoptoin]', '6:13  error  The register of law has no rule "adoptoin".'],
    ['guides/waterguide', 'guides/watrguide', '7:11  error  There is no page "guides/watrguide".'],
    [
      'anchor: what',
      'anchor: wat',
      '8:13  error  The page "guides/waterguide" has no section "wat" (fr).',
    ],
    [
      'page: guides/waterguide\n    anchor',
      'page: about\n    anchor',
      '8:13  error  The sections of the page "about" have no stable addresses',
    ],
    ['2026-06-15', '2027-06-15', '9:17  error  reviewedOn 2027-06-15 is in the future'],
    ['en: "It dates', 'eng: "It dates', '5:'],
  ])('names %s written %s, with its place', (right, wrong, message) => {
    site.replace(FILE, right, wrong);
    expect(problems()[0]).toContain(`${FILE}:${message}`);
  });

  it('says once that a guide is gone which is subject and page', () => {
    site.replace(FILE, /subject: water\b/, 'subject: pond');
    site.replace(FILE, 'guides/waterguide', 'guides/pondguide');
    expect(problems()).toEqual([expect.stringContaining('There is no page "guides/pondguide".')]);
  });

  it('lets questions wait for their guide, but not lead to one that is not published', () => {
    site.replace('content/guides/waterguide/guide.yaml', 'order:', 'draft: true\norder:');
    expect(problems()).toEqual([]);
    expect(loadQuestions('fr')).toEqual([]);
    jest.replaceProperty(process, 'env', { ...process.env, SITE_DRAFTS: 'yes' });
    expect(loadQuestions('fr').map(({ guide }) => guide)).toEqual(['waterguide']);
    jest.replaceProperty(process, 'env', { ...process.env, SITE_DRAFTS: 'no' });
    site.replace(FILE, 'subject: water', 'subject: product');
    expect(problems()).toEqual([expect.stringContaining('The guide "waterguide" is a draft')]);
  });

  it('asks for a short name of a guide that has questions', () => {
    site.replace(
      'content/guides/waterguide/en.mdx',
      /^(?:card)?[tT]itle: .*/m,
      'title: "Water in the sustainability statement"\ncardTitle: "Water in the sustainability file"',
    );
    expect(problems()).toEqual([]);
    site.replace('content/guides/waterguide/en.mdx', /^cardTitle.*\n/m, '');
    expect(problems()).toEqual([
      expect.stringContaining(
        `${FILE}:3:14  error  "Water in the sustainability statement" is too`,
      ),
    ]);
  });

  it('refuses two questions with one id', () => {
    const [, entry = ''] = site.read(FILE).split('questions:\n');
    site.write({ [FILE]: `questions:\n${entry}${entry}` });
    expect(problems()[0]).toMatch(/"water-01" is already the id of another/);
  });

  it('refuses a figure that the register does not have', () => {
    site.replace(FILE, "l'an 2000", '{water-scope.employees}');
    expect(problems()[0]).toContain('has no figure "water-scope.employees"');
  });
});

it('shows the first questions of a guide', () => {
  const [head, entry = ''] = site.read(FILE).split('questions:\n');
  const entries = [1, 2, 3, 4, 5, 6].map((number) => entry.replace('water-01', `water-0${number}`));
  site.write({ [FILE]: `${head}questions:\n${entries.join('')}` });
  const ids = () => questionsOfGuide('waterguide', 'fr')?.questions.map(({ id }) => id);
  expect(ids()).toEqual(['water-01', 'water-02']);
  expect(questionsOfGuide('airguide', 'fr')).toBeUndefined();
});

it('puts questions on the platform last, and gives the place of the law', () => {
  const [, entry = ''] = site.read(FILE).split('questions:\n');
  const product = entry
    .replace('water-01', 'product-01')
    .replace('subject: water', 'subject: product')
    .replace('[adoption]', '[]');
  site.write({ [FILE]: `questions:\n${product}${entry}` });
  const [water, platform] = loadQuestions('en');
  expect([water?.id, water?.guide, platform?.id, platform?.guide]).toEqual([
    'water',
    'waterguide',
    'product',
    undefined,
  ]);
  expect(water?.questions[0]).toMatchObject({
    provisions: [{ act: { id: 'water-directive' } }],
  });
  expect(platform?.questions[0]).toMatchObject({ provisions: [] });
});
