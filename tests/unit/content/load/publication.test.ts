import { checkGuides } from '@/authoring/check/guides';
import { redirects } from '@/delivery/hosting/redirects';
import { today } from '@/lib/dates';
import { allGuideSlugs, guideSlugs, publicationState } from '@/loaders/guide-files';
import { loadGuides } from '@/loaders/guides';
import { formatProblem } from '@/loaders/problems';
import { allPages } from '@/loaders/routes/addresses';
import { site as fixture } from '../sound-site';

const [HOST, OTHER] = ['content/guides/airguide', 'content/guides/waterguide'];
const DAY = '2026-11-20';

beforeEach(() => {
  process.env.SITE_TODAY = DAY;
  fixture.replace(`${OTHER}/guide.yaml`, /^changes:\n( .*\n)+/m, '');
});
afterEach(() => {
  delete process.env.SITE_TODAY;
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});

const yaml = `${OTHER}/guide.yaml`;
const setYaml = (text: string) => fixture.write({ [yaml]: `${text}\n${fixture.read(yaml)}` });
const schedule = (day: string) => fixture.replace(yaml, /^publishedOn: .*/m, `publishedOn: ${day}`);
const problems = () =>
  checkGuides(DAY)
    .filter(({ severity }) => severity === 'error')
    .map(formatProblem);

it('takes the day of SITE_TODAY, which must be one', () => {
  process.env.SITE_TODAY = '2027-01-31';
  expect(today()).toBe('2027-01-31');
  process.env.SITE_TODAY = 'tomorrow';
  expect(() => today()).toThrow('SITE_TODAY is "tomorrow". Set it to a day, such as 2027-01-31.');
});

it('publishes on the publication day, and never a draft', () => {
  expect(publicationState({ publishedOn: '2027-01-31' }, '2027-01-30')).toBe('scheduled');
  expect(publicationState({ publishedOn: '2027-01-31' }, '2027-01-31')).toBe('published');
  expect(publicationState({ draft: true, publishedOn: '2020-01-01' }, '2027-01-31')).toBe('draft');
  expect(publicationState({ draft: false, publishedOn: '2020-01-01' }, DAY)).toBe('published');
});

it.each([
  ['a draft', () => setYaml('draft: true')],
  ['a guide scheduled for tomorrow', () => schedule('2026-11-21')],
])('keeps %s out of every list, and shows it in development', (_what, change) => {
  change();
  expect(guideSlugs()).toEqual(['airguide']);
  expect(allGuideSlugs()).toEqual(['airguide', 'waterguide']);
  expect(allPages().map(({ id }) => id)).not.toContain('guides/waterguide');
  expect(loadGuides('fr').map(({ slug }) => slug)).toEqual(['airguide']);
  expect(redirects().map(({ to }) => to)).not.toContain('/guides/waterguide/');

  // Development depends on everything that writers edit.
  fixture.write({ 'messages/fr.json': '{}' });
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  expect(guideSlugs()).toEqual(['airguide', 'waterguide']);
});

it('lists drafts and scheduled guides in a build for reviewers', () => {
  setYaml('draft: true');
  try {
    process.env.SITE_DRAFTS = 'yes';
    expect(guideSlugs()).toContain('waterguide');
    process.env.SITE_DRAFTS = 'true';
    expect(() => guideSlugs()).toThrow('SITE_DRAFTS is "true". Set it to yes or no.');
  } finally {
    delete process.env.SITE_DRAFTS;
  }
  expect(guideSlugs()).not.toContain('waterguide');
});

it('redirects the addresses that the content lists, in every language', () => {
  fixture.write({
    'content/redirects.yaml':
      'redirects:\n  - { from: guides/oldguide, to: guides/airguide, since: 2026-11-01 }\n',
  });
  expect(redirects()).toEqual(
    expect.arrayContaining([
      { from: '/guides/oldguide', to: '/guides/airguide/' },
      { from: '/en/guides/oldguide', to: '/en/guides/airguide/' },
    ]),
  );
});

it('accepts only true or false, so that no draft is published by mistake', () => {
  setYaml('draft: "yes"');
  expect(problems()).toEqual([
    `${yaml}:1:8  error  "draft" must be true or false, without quotation marks.`,
  ]);
});

describe('links to a guide that is not published', () => {
  const link = () =>
    fixture.write({
      [`${HOST}/fr.mdx`]: `${fixture.read(`${HOST}/fr.mdx`).trimEnd()}\n\n[Eau](page:guides/waterguide#what)\n`,
    });
  const relate = () =>
    fixture.write({
      [`${HOST}/guide.yaml`]: `${fixture.read(`${HOST}/guide.yaml`).trimEnd()}\nrelated: [waterguide]\n`,
    });
  const DRAFT = 'The guide "waterguide" is a draft; publish it, or remove the link until then.';

  it('are errors in a published guide, in prose and in "related"', () => {
    setYaml('draft: true');
    link();
    relate();
    expect(problems()).toEqual([
      expect.stringMatching(new RegExp(`^${HOST}/guide.yaml:\\d+:11 {2}error {2}${DRAFT}$`)),
      expect.stringMatching(new RegExp(`^${HOST}/fr.mdx:\\d+:1 {2}error {2}${DRAFT}$`)),
    ]);
  });

  it('are allowed in a draft', () => {
    setYaml('draft: true');
    link();
    fixture.write({ [`${HOST}/guide.yaml`]: `draft: true\n${fixture.read(`${HOST}/guide.yaml`)}` });
    expect(problems()).toEqual([]);
  });

  it('are errors until it is published, unless the linking guide is published later', () => {
    schedule('2027-01-31');
    link();
    expect(problems()).toEqual([
      expect.stringContaining(
        'The guide "waterguide" is published on 2027-01-31; remove the link until then.',
      ),
    ]);
    fixture.replace(`${HOST}/guide.yaml`, /^publishedOn: .*/m, 'publishedOn: 2027-01-31');
    expect(problems()).toEqual([]);
  });
});

describe('dates', () => {
  const changed = (...days: string[]) =>
    `changes:\n${days.map((day) => `  - { date: ${day}, text: { fr: A, en: A } }\n`).join('')}`;

  it.each([
    ['updatedOn: 2026-11-21', '1:12', 'updatedOn 2026-11-21 is in the future; write the day'],
    ['updatedOn: 2025-12-14', '1:12', 'updatedOn 2025-12-14 is before publishedOn 2025-12-15'],
    [changed('2026-11-21'), '2:13', 'The change of 2026-11-21 is in the future'],
    [changed('2025-12-14'), '2:13', 'The change of 2025-12-14 is before publishedOn 2025-12-15'],
    [
      changed('2026-01-01', '2026-02-01'),
      '3:13',
      'The change of 2026-02-01 must come first; list the newest first.',
    ],
  ])('refuses %j', (text, place, message) => {
    setYaml(text);
    expect(problems()).toEqual([expect.stringContaining(`${yaml}:${place}  error  ${message}`)]);
  });
});
