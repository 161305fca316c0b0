import fs from 'node:fs';
import { checkContent } from '@/authoring/check/content';
import { loadGuide, loadGuides } from '@/loaders/guides';
import { formatProblem } from '@/loaders/problems';
import { site } from '../sound-site';

const GUIDE = 'content/guides/waterguide';
const TODAY = new Date('2026-11-20');

const problems = () => checkContent(TODAY).map(formatProblem);

it('reads files with a byte order mark and other line endings', () => {
  for (const name of ['fr.mdx', 'en.mdx', 'guide.yaml']) {
    const file = `${GUIDE}/${name}`;
    site.write({ [file]: `\ufeff${site.read(file).replaceAll('\n', '\r\n')}` });
  }
  expect(problems()).toEqual([]);
  expect(loadGuides('en').map(({ slug }) => slug)).toEqual(['waterguide', 'airguide']);
  expect(loadGuide('waterguide', 'en').prose.sections.map(({ id }) => id)).toEqual([
    'what',
    'steps',
  ]);
});

it('reports a missing folder', () => {
  site.remove();
  site.write({ 'content/glossary.yaml': 'terms: []\n' });
  expect(problems()).toEqual([
    'content/guides  error  This folder is missing; it contains a folder for each guide.',
  ]);
});

it('reports an unreadable file', () => {
  const { readFileSync } = fs;
  jest.spyOn(fs, 'readFileSync').mockImplementation(((file: string, ...rest: never[]) => {
    if (String(file).endsWith('waterguide/en.mdx'))
      throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    return readFileSync(file, ...rest);
  }) as typeof readFileSync);
  expect(problems()).toEqual([
    `${GUIDE}/en.mdx  error  This file cannot be opened (EACCES); check its permissions.`,
  ]);
});

it.each([
  ['brackets without end', 'guide.yaml', `a: ${'['.repeat(20_000)}\n`],
  ['quotations within quotations', 'en.mdx', `---\ntitle: x\n---\n${'>'.repeat(3000)} a\n`],
  ['tags within tags', 'en.mdx', `---\ntitle: x\n---\n${'<Note>\n'.repeat(2000)}`],
  ['a million letters', 'en.mdx', 'a'.repeat(1_000_001)],
])('survives %s', (_what, name, content) => {
  site.write({ [`${GUIDE}/${name}`]: content });
  expect(problems().some((line) => line.startsWith(`${GUIDE}/${name}`))).toBe(true);
});
