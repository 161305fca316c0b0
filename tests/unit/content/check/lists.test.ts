import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkGlossary } from '@/authoring/check/glossary';
import { checkClaims, checkSearchSynonyms } from '@/authoring/check/lists';
import { checkClaimMessages as checkKeys } from '@/authoring/messages/check-messages';
import { formatProblem } from '@/loaders/problems';
import { loadSearchSynonyms } from '@/loaders/search-synonyms';
import { claimReviewed, site } from '../sound-site';

const GLOSSARY = 'content/glossary.yaml';
const SYNONYMS = 'content/search-synonyms.yaml';
const CLAIMS = 'content/claims.yaml';
const soundClaims = claimReviewed('2026-11-22', '2027-05-22');

const claimProblems = (yaml: string, day = '2026-11-22') => {
  site.write({ [CLAIMS]: yaml });
  return checkClaims(day).map(formatProblem);
};
const keyProblems = (messages: Record<string, string>) => {
  site.write({ [CLAIMS]: soundClaims });
  return checkKeys(new Map(Object.entries(messages))).map(formatProblem);
};

it('finds nothing wrong with a claim, even after the day for its review', () => {
  expect(claimProblems(soundClaims)).toEqual([]);
  expect(claimProblems(soundClaims, '2027-05-23')).toEqual([]);
});

it.each([
  ['    basis: { fr: "Un engagement.", en: "A commitment." }\n', '', 'basis" is missing'],
  ['en: "A commitment."', 'en: ""', 'basis.en" is missing'],
  ['page: landing', 'page: landings', '4:11  error  "landings" is not a page'],
  ['2026-11-22', '2026-11-23', '7:17  error  reviewedOn 2026-11-23 is in the future'],
  ['reviewBy: 2027-05-22', 'reviewBy: soon', 'not a valid date'],
  ['ground: commitment', 'ground: rumour', 'use one of: shown, commitment, statement'],
  ['page: landing', 'page: landing\n    setting: hosted', 'use one of: hostedInEu'],
])('refuses %j written %j', (right, wrong, message) => {
  expect(claimProblems(soundClaims.replace(right, wrong)).join('\n')).toContain(message);
});

it('refuses a key whose message is gone, or cannot stand by itself', () => {
  expect(keyProblems({ 'hero.note': 'Within a day' })).toEqual([]);
  expect(keyProblems({ 'hero.text': 'Within a day' })).toEqual([
    expect.stringContaining(`${CLAIMS}:3:14  error  There is no message "hero.note"`),
  ]);
  expect(keyProblems({ 'hero.note': 'Within {days}' })[0]).toContain('has a placeholder');
});

it.each([
  [
    CLAIMS,
    () => checkClaims('2026-11-22'),
    'it lists what pages say of the company and the product',
  ],
  [GLOSSARY, checkGlossary, 'it lists every acronym of the site under "terms"'],
  [SYNONYMS, checkSearchSynonyms, 'it lists the synonyms of the search under "groups"'],
])('reports that %s is missing', (file, check, message) => {
  rmSync(path.join(site.root, file));
  expect(check().map(formatProblem)).toEqual([
    expect.stringContaining(`${file}  error  This file is missing; ${message}`),
  ]);
});

it('rejects an acronym that two entries explain', () => {
  const [, term = ''] = site.read(GLOSSARY).split('terms:\n');
  site.write({ [GLOSSARY]: `terms:\n${term}${term.replace('id: eu', 'id: union')}` });
  expect(checkGlossary().map(formatProblem)).toEqual(
    ['UE', 'EU'].map((acronym) =>
      expect.stringContaining(`The acronym "${acronym}" is already explained by "eu"`),
    ),
  );
});

const synonymProblems = (yaml: string) => {
  site.write({ [SYNONYMS]: yaml });
  return checkSearchSynonyms().map(formatProblem);
};

it('lists what pages of a language use, and everything visitors may type for it', () => {
  synonymProblems(
    'groups: [{ fr: [un mot], en: [a word], also: [parole], page: guides/waterguide }]',
  );
  expect(loadSearchSynonyms('en')).toEqual([
    { written: ['a word'], typed: ['un mot', 'a word', 'parole'], page: 'guides/waterguide' },
  ]);
});

it('lists words of the trade that lead to a page, whether or not it uses them', () => {
  synonymProblems('groups: []\npages: [{ page: about, words: [jobs, emploi] }]');
  expect(loadSearchSynonyms('fr')).toEqual([
    { written: [], typed: ['jobs', 'emploi'], page: 'about' },
  ]);
});

it('finds nothing wrong with no synonyms', () => expect(synonymProblems('groups: []')).toEqual([]));

it.each([
  ['{}', '1:1  error  "groups" is missing; write [] for none.'],
  ['groups:\n  - fr: [mot]\n', '2:5  error  "groups[0].en" is missing; write "en: …".'],
  [
    'groups:\n  - fr: []\n    en: [word]\n',
    '2:9  error  "groups[0].fr" needs at least one phrase.',
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\n    pages: about\n',
    '4:5  error  The key "pages" is not known. Did you mean "page"?',
  ],
  [
    'groups: []\npages:\n  - page: abuot\n    words: [jobs]\n',
    '3:11  error  "pages[0].page" "abuot" is not a page; write an id of loaders/routes/registry.ts, guides/ and the folder of a guide, or obligations/ and the id of a text.',
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\n    page: guides/csrd\n',
    '4:11  error  "groups[0].page" "guides/csrd" is not a page; write an id of loaders/routes/registry.ts, guides/ and the folder of a guide, or obligations/ and the id of a text.',
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [the, word]\n',
    '3:10  error  "the" contains no searchable word; remove it.',
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\n  - fr: ["Les MOTS"]\n    en: [else]\n',
    '4:10  error  The search treats "Les MOTS" and "mot" as the same; keep one of them.',
  ],
  [
    'groups:\n  - fr: [mot]\n    en: [word]\npages:\n  - page: about\n    words: [Words]\n',
    '6:13  error  The search treats "Words" and "word" as the same; keep one of them.',
  ],
])('says what is wrong with %j', (yaml, problem) =>
  expect(synonymProblems(yaml)).toEqual([`${SYNONYMS}:${problem}`]),
);
