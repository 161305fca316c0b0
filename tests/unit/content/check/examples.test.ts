import { readFileSync } from 'node:fs';
import { checkExamples } from '@/authoring/check/examples';
import { formatProblem } from '@/loaders/problems';
import { site } from '../sound-site';

const FILE = 'content/examples/rating-correction.yaml';
const sound = readFileSync(FILE, 'utf8');

const problems = (yaml: string) => {
  for (const name of ['downloads', 'examples', 'law', 'style.yaml', 'glossary.yaml'])
    site.copy(`content/${name}`);
  site.write({ [FILE]: yaml });
  return checkExamples('2026-11-22').map(formatProblem);
};

it.each([
  ['', '', ''],
  ['2027-03-25', 'Thursday', '3:15  error  "data.notifiedOn" "Thursday" is not a valid date'],
  ['notifiedOn', 'notifedOn', '3:3  error  The key "notifedOn" is not known. Did you mean'],
  ['{full} full', '{ful} full', '  error  The computation gives no "ful". Did you mean "full"?'],
  ['rows: days', 'rows: day', '  error  The computation gives no "day" here. Did you mean "days"?'],
  ['cell: kind', 'cell: kinds', '  error  The computation gives no "kinds" here. Did you mean'],
  ['  - text:', '  - when: isLate\n    text:', '  error  The computation gives no "isLate" here.'],
  ['    rows: days\n', '', 'must have a text, or sentences, or a caption with rows and columns'],
  ['  weekend:', '  weekends:', '1:1  error  The computation needs "weekend" among the words.'],
  ['{full} jours', '{ratings-notic.notice} jours', 'The register of law has no figure'],
])('says of %j written as %j: %s', (text, by, message) => {
  const found = problems(sound.replace(text, by)).join('\n');
  if (message) expect(found).toContain(message);
  else expect(found).toBe('');
});
