import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/tests/copy-project';
import { edit } from '@/tests/variant/new-guides';

let folder: string;
beforeAll(() => {
  folder = copyProject();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** tests/unit covers what the build reports for each mistake; that it stops, only a real build can show. */
it('fails a real build on errors in content and messages, with their positions', () => {
  edit(folder, 'content/guides/csrdguide/fr.mdx', /^title:/m, 'titel:');
  edit(folder, 'messages/en.json', /^ {4}"skip": .*\n/m, '');
  const page = path.join(folder, 'out/index.html');
  mkdirSync(path.dirname(page));
  writeFileSync(page, 'an earlier build');
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  expect(stdout + stderr).toContain(
    'content/guides/csrdguide/fr.mdx:2:1  error  The key "titel" is not known. Did you mean "title"?',
  );
  expect(stdout + stderr).toContain(
    'error  The key "layout.skip" of messages/fr.json is missing here; add its translation.',
  );
  expect(status).not.toBe(0);
  expect(readFileSync(page, 'utf8')).toBe('an earlier build');
}, 300_000);
