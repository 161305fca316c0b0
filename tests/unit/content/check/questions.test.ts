import { checkQuestions } from '@/authoring/check/questions';
import { formatProblem } from '@/loaders/problems';
import { loadQuestions } from '@/loaders/questions';
import { site } from '../sound-site';

const FILE = 'content/questions.yaml';
const TODAY = '2026-11-22';

const problems = (day = TODAY) => checkQuestions(day).map(formatProblem);

describe('check', () => {
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
});

it('leaves out a question while what it waits for is not given, and one that this replaces', () => {
  const company = 'price:\n  amount: { fr: "À partir de 1 €", en: "From €1" }\n';
  site.replace(FILE, 'subject: water', 'subject: water\n    setting: price');
  expect(loadQuestions('fr')).toEqual([]);
  site.write({ 'content/company.yaml': company });
  expect(loadQuestions('fr').length).toBe(1);
  site.replace(FILE, 'setting: price', 'unless: price');
  expect(loadQuestions('fr')).toEqual([]);
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
