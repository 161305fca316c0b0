import { guideOutlines } from '@/lib/content/load/guide-outlines';
import { site } from '../content/sound-site';

const GUIDE = 'content/guides/waterguide';

type Edit = [what: string, file: string, text: string | RegExp, by: string];

it.each<Edit>([
  ['prose', 'en.mdx', 'The directive dates from 23', 'This directive dates from 23'],
  ['the state of a translation', 'en.mdx', 'fr-aa0b18', 'fr-aa0b19'],
  ['the day of a review', 'guide.yaml', 'reviewedOn: 2026-06-15', 'reviewedOn: 2026-06-16'],
  ['the day of the next one', 'guide.yaml', 'reviewBy: 2027-06-15', 'reviewBy: 2027-07-15'],
  ['the history', 'guide.yaml', 'en: The guide was reviewed.', 'en: Reviewed.'],
  ['a line break', 'guide.yaml', 'order: 1', 'order:  1'],
])('stay the same when a guide has a change of %s', (_, file, text, by) => {
  const before = guideOutlines();
  site.replace(`${GUIDE}/${file}`, text, by);
  expect(before).not.toBeNull();
  expect(guideOutlines()).toBe(before);
});

it.each<Edit>([
  ['title', 'en.mdx', 'Water in the company', 'Water in companies'],
  ['introduction', 'en.mdx', 'is about water', 'is about waters'],
  ['heading', 'en.mdx', '## What is it?', '## What it is'],
  ['address of a section', 'en.mdx', '[#what]', '[#is]'],
  ['rank', 'guide.yaml', 'order: 1', 'order: 3'],
  ['subject', 'guide.yaml', 'subjects: [water]', 'subjects: [air]'],
  ['day of publication', 'guide.yaml', '2025-12-15', '2025-12-16'],
  ['state', 'guide.yaml', 'order: 1', 'order: 1\ndraft: true'],
  ['folder', '../lawguide/guide.yaml', '', 'guideName: LawGuide'],
])('change with the %s of a guide', (_, file, text, by) => {
  const before = guideOutlines();
  if (text) site.replace(`${GUIDE}/${file}`, text, by);
  else site.write({ [`${GUIDE}/${file}`]: by });
  expect(guideOutlines()).not.toBe(before);
});

it.each([
  ['guide.yaml', 'order: 1', 'order: first'],
  ['en.mdx', 'title: ', 'titel: '],
])('are not told while %s has an error', (file, text, by) => {
  site.replace(`${GUIDE}/${file}`, text, by);
  expect(guideOutlines()).toBeNull();
});
