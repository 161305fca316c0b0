import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { guideInputs } from '@/lib/content/load/guide-inputs';
import { allGuideSlugs } from '@/lib/content/load/guide-slugs';
import { KeptJson } from '@/lib/kept-json';
import { parisDay } from '@/lib/paris-day';
import { today } from '@/lib/today';
import { runCheck } from '@/postprocess/run-check';
import { presentStamp } from '@/postprocess/stamp';
import { fixture } from './tested-cache';

const project = process.cwd();
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env });
});

it('leaves its results where the build finds them', () => {
  const problems = runCheck(project, presentStamp(project));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(allGuideSlugs()).not.toEqual([]);
  for (const slug of allGuideSlugs()) {
    const inputs = guideInputs(slug) ?? [];
    expect(new KeptJson('guide check', today(), parisDay(), ...inputs).read()).toBeDefined();
  }
});

it('throws when its process fails', () => {
  fixture.write({ 'postprocess/check-process.ts': 'process.exit(1);' });
  symlinkSync(path.join(project, 'node_modules'), path.join(fixture.root, 'node_modules'));
  expect(() => runCheck(fixture.root, presentStamp(project))).toThrow('The check');
});
