import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/authoring/check/content';
import { checkMessages } from '@/authoring/messages/check-messages';
import { formatProblem, inOrder } from '@/loaders/problems';
import { soundContent } from '@/tests/broken-content';

const site = soundContent();
const WHO = ['-c', 'user.name=x', '-c', 'user.email=x@example.org'];
const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd: site.root });
const LAW = 'content/law/water.yaml';
const found = () => inOrder(checkContent(new Date('2026-11-21'))).map(formatProblem);
afterAll(() => site.remove());

it('asks about what an edit leaves in another place, until it is committed', () => {
  site.enter().write({ 'content/redirects.yaml': 'redirects: []\n', 'messages/fr.json': '{}' });
  site.replace('content/questions.yaml', "l'an 2000", '23 octobre 2000');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'x');
  expect(found()).toEqual([]);
  site.replace(LAW, /(- id: adoption\n.*)23/, '$124').replace(LAW, 'Adoption', 'Vote');
  site.replace('content/legal/notice/fr.mdx', /$/, '\nUne phrase.\n');
  const rule =
    'rules:\n  - id: new-rule\n    layer: eu\n    kind: duty\n    label: { fr: Règle, en: Rule }';
  const wording = (text: string) =>
    `\n      - from: 1999-01-01\n        ${text}\n        act: water-directive\n        certainty: known`;
  const over = wording('until: 1999-12-31\n        note: { fr: Le 23 octobre 2000., en: Then. }');
  const now = wording('without: [who, note]').replace('1999-01-01', '2000-01-01');
  site.replace(LAW, 'rules: []', `${rule}\n    versions:${over}${now}`);
  expect(found().join('\n')).toMatch(
    /water.yaml:10:11 .*"2000-10-23" is no date of "adoption"(.*\n)+.*:15:9 .* No page shows the new rule(.*\n)+.*:34:\d+ .*The French of this text(.*\n)+.*notice.fr.mdx:3:1 .*updatedOn(.*\n)+.*questions.yaml:5:\d+ .*"23 octobre 2000" is no date/,
  );
  expect(found().join('\n')).not.toMatch(/water.yaml.*"23 octobre 2000" is no date/);
  rmSync(path.join(site.root, 'content/guides/waterguide'), { recursive: true });
  const asked = found().filter((each) => each.startsWith('content/redirects.yaml:1:12  error'));
  expect(asked.join()).toMatch(/from: guides\/waterguide, to: .* from: questions\/water, to/);
  expect(found().join()).toContain('There is no guide "waterguide". Name the one that replaces it');
  // A day that is none is an error alone, and asks nothing of texts that give the one before.
  site.replace(LAW, /(kind: directive\n(?:.*\n)*? {4}date: ).*/, '$12000-02-30');
  expect(found().join()).not.toMatch('is no date of');
});

it('names the messages that an edit changes', () => {
  const group = '{ "a": { "b": "x" } }';
  site.write({ 'messages/fr.json': group, 'messages/en.json': group });
  site.write({ 'messages/revisions.yaml': 'a: fr-000000' });
  expect(checkMessages().map(formatProblem).join()).toContain('Changed: fr.json:1 a.b.');
});
