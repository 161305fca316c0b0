import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDownloads } from '@/authoring/check/downloads';
import { checkGuides } from '@/authoring/check/guides';
import { downloadFiles } from '@/loaders/downloads/files';
import { formatProblem } from '@/loaders/problems';
import { site } from '../sound-site';

const FILE = 'content/downloads/water.yaml';
const shared = readFileSync(path.join(process.cwd(), 'content', 'downloads.yaml'), 'utf8');
const sound = `title: { fr: "Eau", en: "Water" }
purpose: { fr: "Compte.", en: "Counts." }
guide: airguide
subject: water
lists:
  places:
    river: { fr: "Rivière", en: "River" }
sheets:
  - name: { fr: "Eau", en: "Water" }
    settings:
      - { label: { fr: "Part", en: "Share" }, computed: share-ready, kind: percent }
    columns:
      - { id: place, title: { fr: "Lieu", en: "Place" }, width: 12, list: places }
      - { id: day, title: { fr: "Jour", en: "Day" }, width: 12, kind: date }
      - { id: state, title: { fr: "État", en: "Status" }, width: 12, choices: states, value: todo }
    rows:
      - { place: river, day: 2027-01-01 }
`;

const problems = (yaml: string) => {
  site.write({ 'content/downloads.yaml': shared, [FILE]: yaml });
  return checkDownloads('2026-11-22').map(formatProblem);
};

it.each([
  ['airguide', 'airguid', '3:8  error  There is no guide "airguid". Did you mean "airguide"?'],
  ['subject: water', 'subject: watr', '4:10  error  content/law has no file "watr.yaml". Did you'],
  [
    'fr: "Eau", en: "Water" }\npur',
    'fr: "Eau" }\npur',
    '1:8  error  "title.en" is missing; write "en: …".',
  ],
  ['name: { fr: "Eau"', 'name: { fr: "Eau/Air"', 'at most 31 characters in each language'],
  [
    'share-ready',
    'share-redy',
    'There is no computation "share-redy". Did you mean "share-ready"?',
  ],
  ['id: state,', 'id: progress,', 'has no column "state", which a computation of it needs'],
  ['list: places', 'list: place', '13:75  error  There is no list "place". Did you mean "places"?'],
  ['place: river', 'place: rivr', '17:18  error  There is no entry of the list "places" called'],
  ['place: river', 'plac: river', '17:11  error  The sheet has no column "plac". Did you mean'],
  ['2027-01-01', '2027-02-30', '"2027-02-30" is not in the calendar; correct its day or month.'],
  ['fr: "Part"', 'fr: "{csrd-scope.employes}"', 'The register of law has no figure'],
  ['place: river', 'place: { fr: "Mer" }', 'must be a number, the key of a list, or a text in'],
  ['id: day', 'id: place', '"place" is already the id of another column'],
])('says of %j written as %j: %s', (text, by, message) => {
  expect(problems(sound.replace(text, by)).join('\n')).toContain(message);
});

it('waits for its guide, and no other guide may offer it before', () => {
  site.replace('content/guides/airguide/guide.yaml', 'order:', 'draft: true\norder:');
  expect(problems(sound)).toEqual([]);
  expect(downloadFiles()).toEqual([]);
  const text = 'content/guides/waterguide/fr.mdx';
  site.write({ [text]: `${site.read(text)}\n<Download of="water" />\n` });
  expect(checkGuides('2026-11-22').map(formatProblem)).toContainEqual(
    expect.stringContaining('The guide "airguide" is a draft; publish it, or remove the link'),
  );
});
