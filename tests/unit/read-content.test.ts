import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/lib/content/check-content';
import { loadGuideCards } from '@/lib/content/guide-cards';
import { loadGuide } from '@/lib/content/guides';
import { formatProblem } from '@/lib/content/problem';
import { soundContent } from '../broken-content';
import type { Fixture } from '../fixture';

const GUIDE = 'content/guides/waterguide';
const TODAY = new Date('2026-11-20');

let site: Fixture;
beforeEach(() => {
  site = soundContent();
  jest.spyOn(process, 'cwd').mockReturnValue(site.root);
});
afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
});

const problems = () => checkContent(TODAY).map(formatProblem);

it('reads files as other systems save them: with a mark at the start, and other line ends', () => {
  for (const name of ['fr.mdx', 'en.mdx', 'guide.yaml']) {
    const file = `${GUIDE}/${name}`;
    site.write({ [file]: `\ufeff${site.read(file).replaceAll('\n', '\r\n')}` });
  }
  expect(problems()).toEqual([]);
  expect(loadGuideCards('en').map(({ slug }) => slug)).toEqual(['waterguide', 'airguide']);
  expect(loadGuide('waterguide', 'en').sections.map(({ id }) => id)).toEqual(['what', 'steps']);
});

it('takes no notice of the files that systems and editors hide', () => {
  site.write({ 'content/guides/.DS_Store': 'x', [`${GUIDE}/.fr.mdx.swp`]: 'x' });
  expect(problems()).toEqual([]);
});

it('says which folder is missing', () => {
  site.remove();
  site.write({ 'content/glossary.yaml': 'terms: []\n' });
  expect(problems()).toEqual([
    'content/guides  error  This folder is missing; it holds a folder for each guide.',
  ]);
});

it('says which file may not be opened', () => {
  const { readFileSync } = fs;
  jest.spyOn(fs, 'readFileSync').mockImplementation(((file: string, ...rest: never[]) => {
    if (String(file).endsWith('waterguide/en.mdx'))
      throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    return readFileSync(file, ...rest);
  }) as typeof readFileSync);
  expect(problems()).toEqual([
    `${GUIDE}/en.mdx  error  This file cannot be opened (EACCES); see who may read it.`,
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

describe('trees kept from one run to the next', () => {
  const folder = () => path.join(site.root, '.next/cache/content');
  beforeEach(() => {
    site.write({ 'package-lock.json': '{}', 'lib/content/mdx-syntax.ts': '' });
  });

  it('change nothing to what is found', () => {
    site.replace(`${GUIDE}/en.mdx`, '(page:guides/airguide#what)', '(page:nowhere)');
    const first = problems();
    expect(fs.existsSync(path.join(folder(), 'content-guides-waterguide-en-mdx.json'))).toBe(true);
    expect(problems()).toEqual(first);
    expect(first).toEqual([expect.stringContaining('There is no page "nowhere".')]);
  });

  it('are not those of an earlier text, nor of a damaged file', () => {
    expect(problems()).toEqual([]);
    for (const name of fs.readdirSync(folder()))
      fs.writeFileSync(path.join(folder(), name), '{"key":');
    expect(problems()).toEqual([]);
    site.replace(`${GUIDE}/en.mdx`, '(page:guides/airguide#what)', '(page:nowhere)');
    expect(problems()).toHaveLength(1);
  });
});
