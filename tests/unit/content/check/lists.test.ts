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
