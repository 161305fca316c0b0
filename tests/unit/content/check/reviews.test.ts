import { dueReviews, firstStop } from '@/authoring/check/reviews';
import { loadGuide } from '@/loaders/guides';
import { formatProblem } from '@/loaders/problems';
import { claimReviewed, site } from '../sound-site';

const GUIDE = 'content/guides/waterguide/guide.yaml';
const LAW = 'content/law/water.yaml';
const ANSWERS = 'content/questions.yaml';

/** Problems of the files that are named here, on a day. */
const problems = (day: string) =>
  dueReviews(day)
    .map(formatProblem)
    .filter((line) =>
      [GUIDE, LAW, ANSWERS, 'content/claims.yaml'].includes(line.split(':')[0] ?? ''),
    );

/** What is due on 15 June 2027, the first day of its notice, its last day and the day after. */
const [EVE, NOTICE, LAST, AFTER] = ['2027-05-15', '2027-05-16', '2027-06-15', '2027-06-16'];

beforeEach(() => {
  site.write({ 'content/claims.yaml': claimReviewed('2026-06-15', '2027-06-15') });
  site.replace(LAW, 'checkedOn: 2026-06-15', 'checkedOn: 2026-06-16');
});

it.each([
  [NOTICE, 'is'],
  [LAST, 'is'],
  [AFTER, 'was'],
])('names each review from 30 days before, and after, as a warning: %s', (day, verb) => {
  expect(problems(EVE)).toEqual([]);
  expect(problems(day)).toEqual([
    `content/claims.yaml:8:15  warning  This claim ${verb} to be reviewed by 2027-06-15; check its basis, then update reviewedOn and reviewBy, or remove the claim from the pages.`,
    `${GUIDE}:7:11  warning  This guide ${verb} due for review by 2027-06-15; review it, then update reviewedOn and reviewBy.`,
    `${LAW}:4:11  warning  This law ${verb} to be checked by 2027-06-15, and the site is not built from 2027-06-17 until it is; check it, then change checkedOn and reviewBy.`,
  ]);
  expect(loadGuide('waterguide', 'fr').slug).toBe('waterguide');
});

it('stops builds once nobody has checked a law for 12 months, and says so in time whatever its file says', () => {
  const stopped = (day: string) => problems(day).filter((line) => line.includes('  error  '));
  site.replace(LAW, 'reviewBy: 2027-06-15', 'reviewBy: 2030-01-01');
  expect(problems('2027-05-17').join()).toContain(
    'This law is to be checked by 2027-06-16, and the site is not built from 2027-06-17',
  );
  site.write({ 'content/law/air.yaml': site.read(LAW).replace('2026-06-16', '2026-06-17') });
  expect(firstStop('2027-06-16')).toBeNull();
  expect(firstStop()).toBe('No build from 2027-06-17 on, unless checked again before: water.');
  expect(stopped('2027-06-16')).toEqual([]);
  expect(stopped('2027-06-17')).toEqual([
    `${LAW}:4:11  error  Nobody has checked this law since 2026-06-16, for more than 12 months, so the site is not built with it; check it, then change checkedOn and reviewBy.`,
  ]);
});

describe('a guide and an answer', () => {
  beforeEach(() =>
    site.replace(
      LAW,
      '    act: water-directive\n    certainty',
      '    act: water-directive\n    cancelled: { by: water-directive, date: 2026-08-01 }\n    certainty',
    ),
  );

  it.each([
    ['2026-07-02', 'changes after'],
    ['2026-11-22', 'has changed since'],
  ])('are named 30 days before their law moves, until they are reviewed: %s', (day, verb) => {
    expect(problems('2026-07-01')).toEqual([]);
    const why = `${verb} its review on 2026-06-15 (adoption on 2026-08-01); compare the two, then change reviewedOn.`;
    expect(problems(day)).toEqual([
      `${GUIDE}:6:13  warning  The law of "waterguide" ${why}`,
      `${ANSWERS}:9:17  warning  The law of "water-01" ${why}`,
    ]);
    for (const file of [GUIDE, ANSWERS])
      site.replace(file, 'reviewedOn: 2026-06-15', 'reviewedOn: 2026-08-01');
    expect(problems(day)).toEqual([]);
  });
});

it('names a proposal, and the day of the evidence, once a month has passed since somebody looked', () => {
  const proposed = 'proposed: true\n    read: 2026-11-19';
  site.replace(
    LAW,
    'act: water-directive\n    cert',
    `act: water-directive\n    ${proposed}\n    cert`,
  );
  const followed = (day: string) =>
    dueReviews(day).filter(({ message }) => message.includes('followed to 2026-11-19'));
  expect(followed('2026-12-18')).toEqual([]);
  expect(followed('2026-12-19')).toHaveLength(3);
});
