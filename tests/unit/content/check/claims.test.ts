import { checkClaims } from '@/authoring/check/lists';
import { checkClaimMessages as checkKeys } from '@/authoring/messages/check-messages';
import { formatProblem } from '@/loaders/problems';
import { site } from '../sound-site';

const FILE = 'content/claims.yaml';
const sound = `claims:
  - id: reply
    message: hero.note
    page: landing
    basis: { fr: "Un engagement.", en: "A commitment." }
    owner: { fr: Équipe, en: Team }
    reviewedOn: 2026-11-22
    reviewBy: 2027-05-22
    ground: commitment
`;

const problems = (yaml: string, day = '2026-11-22') => {
  site.write({ [FILE]: yaml });
  return checkClaims(day).map(formatProblem);
};
const keyProblems = (messages: Record<string, string>) => {
  site.write({ [FILE]: sound });
  return checkKeys(new Map(Object.entries(messages))).map(formatProblem);
};

it('finds nothing wrong with a claim until the day it lapses', () => {
  expect(problems(sound)).toEqual([]);
  expect(problems(sound, '2027-05-22')).toEqual([]);
  expect(problems(sound, '2027-05-23')).toEqual([
    expect.stringContaining(`${FILE}:8:15  error  This claim lapsed on 2027-05-22`),
  ]);
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
  expect(problems(sound.replace(right, wrong)).join('\n')).toContain(message);
});

it('reports a missing file', () => {
  expect(problems('')[0]).toContain(`${FILE}:1:1  error`);
});

it('refuses a key whose message is gone, or cannot stand by itself', () => {
  expect(keyProblems({ 'hero.note': 'Within a day' })).toEqual([]);
  expect(keyProblems({ 'hero.text': 'Within a day' })).toEqual([
    expect.stringContaining(`${FILE}:3:14  error  There is no message "hero.note"`),
  ]);
  expect(keyProblems({ 'hero.note': 'Within {days}' })[0]).toContain('has a placeholder');
});
