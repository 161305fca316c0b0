import { checkSearchSynonyms } from '@/authoring/check/lists';
import { formatProblem } from '@/loaders/problems';
import { loadSearchSynonyms } from '@/loaders/search-synonyms';
import { Fixture } from '@/tests/fixture';

const FILE = 'content/search-synonyms.yaml';

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture().copy('content/guides').copy(FILE);
  fixture.enter();
});
afterEach(() => {
  jest.restoreAllMocks();
  fixture.remove();
});
const problems = (yaml: string) => {
  fixture.write({ [FILE]: yaml });
  return checkSearchSynonyms().map(formatProblem);
};

it('lists what pages of a language use, and everything visitors may type for it', () => {
  problems('groups: [{ fr: [un mot], en: [a word], also: [parole], page: guides/csrdguide }]');
  expect(loadSearchSynonyms('en')).toEqual([
    { written: ['a word'], typed: ['un mot', 'a word', 'parole'], page: 'guides/csrdguide' },
  ]);
});

it('lists words of the trade that lead to a page, whether or not it uses them', () => {
  problems('groups: []\npages: [{ page: about, words: [jobs, emploi] }]');
  expect(loadSearchSynonyms('fr')).toEqual([
    { written: [], typed: ['jobs', 'emploi'], page: 'about' },
  ]);
});

it.each([
  ['groups: []', []],
  [
    'groups: []\npages:\n  - page: abuot\n    words: [jobs]\n',
    [
      `${FILE}:3:11  error  "pages[0].page" "abuot" is not a page; write an id of routes/registry.ts, or guides/ and the folder of a guide.`,
    ],
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\npages:\n  - page: about\n    words: [Words]\n',
    [`${FILE}:6:13  error  The search treats "Words" and "word" as the same; keep one of them.`],
  ],
  ['{}', [`${FILE}:1:1  error  "groups" is missing; write [] for none.`]],
  ['groups:\n  - fr: [mot]\n', [`${FILE}:2:5  error  "groups[0].en" is missing.`]],
  [
    'groups:\n  - fr: []\n    en: [word]\n',
    [`${FILE}:2:9  error  "groups[0].fr" needs at least one phrase.`],
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\n    pages: about\n',
    [`${FILE}:4:5  error  The key "pages" is not known. Did you mean "page"?`],
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\n    page: guides/csrd\n',
    [
      `${FILE}:4:11  error  "groups[0].page" "guides/csrd" is not a page; write an id of routes/registry.ts, or guides/ and the folder of a guide.`,
    ],
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [the, word]\n',
    [`${FILE}:3:10  error  "the" contains no searchable word; remove it.`],
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\n  - fr: ["Les MOTS"]\n    en: [else]\n',
    [`${FILE}:4:10  error  The search treats "Les MOTS" and "mot" as the same; keep one of them.`],
  ],
])('says what is wrong with %j', (yaml, expected) => expect(problems(yaml)).toEqual(expected));

it('reports a missing file', () => {
  fixture.remove();
  fixture.write({ 'content/guides/x/guide.yaml': '' });
  expect(checkSearchSynonyms().map(formatProblem)).toEqual([
    `${FILE}  error  This file is missing; it lists the synonyms of the search under "groups".`,
  ]);
});
