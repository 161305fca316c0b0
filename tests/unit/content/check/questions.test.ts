import { checkQuestions } from '@/authoring/check/questions';
import { formatProblem } from '@/loaders/problems';
import { loadQuestions, questionsOfGuide } from '@/loaders/questions';
import { site } from '../sound-site';

const FILE = 'content/questions.yaml';
const TODAY = '2026-11-22';

const problems = (day = TODAY) => checkQuestions(day).map(formatProblem);

describe('check', () => {
  it('finds nothing wrong with a sound file', () => expect(problems()).toEqual([]));

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
