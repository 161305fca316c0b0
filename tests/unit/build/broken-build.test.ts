import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brokenContent, expectedOf } from '@/tests/broken-content';
import { freshFixture } from '@/tests/fixture';

// With its extension: next to it is the entry file that Next loads.
const { adapter } = jest.requireActual<typeof import('@/delivery/postprocess/adapter')>(
  '../../../delivery/postprocess/adapter.ts',
);
jest.mock('@/authoring/messages/check-messages', () => ({ checkMessages: () => [] }));

const isError = (line: string) => line.includes('  error  ');
const site = freshFixture();
let output: string;

beforeEach(() => {
  output = '';
  jest.spyOn(console, 'error').mockImplementation((text: string) => {
    output += text;
  });
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});

/** Runs the adapter as Next does, over the output of an earlier build. */
const start = async (broken: string, module = '') => {
  brokenContent(broken, site).write({
    'out/index.html': 'an earlier build',
    'tsconfig.build.json': '{ "include": ["lib"] }',
    'lib/day.ts': module,
  });
  symlinkSync(path.resolve('node_modules'), path.join(site.root, 'node_modules'), 'junction');
  site.enter();
  return adapter.modifyConfig?.({} as never, { projectDir: site.root } as never);
};

// broken-content.test.ts covers what the checks report.
it.each(['unknown-key', 'yaml-tab'])(
  'stops the build before it starts, says why, and leaves the one before: %s',
  async (name) => {
    const errors = expectedOf(name).filter(isError);
    await expect(start(name)).rejects.toThrow('exit 1');
    expect(site.read('out/index.html')).toBe('an earlier build');
    expect(output).toContain('out/ is that of the build before');
    expect(errors).not.toEqual([]);
    for (const error of errors) expect(output).toContain(error);
  },
);

it('builds despite warnings', async () => {
  expect(expectedOf('lapsed-review').filter(isError)).toEqual([]);
  await expect(start('lapsed-review')).resolves.toEqual({});
  expect(output).toBe('');
});

it('stops a build whose types are wrong, or whose components would be dead', async () => {
  const module = '// On Mondays.\n"use client";\nexport const day: number = "monday";';
  const hooks = (names: string) => `import React, {\n useId, ${names}\n} from 'react';`;
  site.write({
    'app/a.tsx': hooks('useState'),
    'app/b.tsx': hooks('type useful'),
    'app/d.tsx': "import * as R from 'react';\nR.useId();\nR.useRef<string>(null);",
    'app/e.tsx': '<a\n onClick={go}\n/>;',
    'browser/c.tsx': hooks('useState'),
  });
  await expect(start('lapsed-review', module)).rejects.toThrow('exit 1');
  expect(site.read('out/index.html')).toBe('an earlier build');
  expect(output).toMatch(/lib\/day\.ts:2 has use client,.* make it an island: docs/);
  expect(output).toMatch(/a\.tsx:2 .*useState.*\n.*d\.tsx:3 .*useRef.*\n.*e\.tsx:2 .*onClick/);
  expect(output).not.toMatch(/b\.tsx|c\.tsx/);
  expect(output).toMatch(/lib\/day\.ts.*TS2322.*not assignable/s);
});

it('stops a build whose export cannot be finished, and puts the one before back', async () => {
  site.write({
    'out/en/index.html': 'this build',
    'build/last-out/index.html': 'an earlier build',
  });
  const finish = adapter.onBuildComplete?.({ projectDir: site.root } as never);
  await expect(finish).rejects.toThrow('exit 1');
  expect(site.read('out/index.html')).toBe('an earlier build');
  expect(output).toMatch(
    /The build step moveDefaultLocale failed: The export has no "fr" folder[^\n]*\nDEBUG=yes npm run build shows where/,
  );
});

it('makes room for a build, and keeps the last whole one though a build was killed', async () => {
  await start('lapsed-review');
  expect(existsSync(path.join(site.root, 'out'))).toBe(false);
  site.write({ 'out/index.html': 'a part' });
  await adapter.modifyConfig?.({} as never, { projectDir: site.root } as never);
  expect(site.read('build/last-out/index.html')).toBe('an earlier build');
});

it('does not build while another process does, and touches nothing of it', async () => {
  site.write({ 'build/building': `${process.ppid}`, 'build/last-out/index.html': 'before' });
  await expect(start('lapsed-review')).rejects.toThrow('exit 1');
  expect(output).toContain('A build is running');
  expect(site.read('out/index.html')).toBe('an earlier build');
});
