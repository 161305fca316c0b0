import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { brokenContent, soundContent } from '@/tests/broken-content';
import type { Fixture } from '@/tests/fixture';

/** Runs the command in a fixture. */
function run(site: Fixture, args: readonly string[], env: Record<string, string> = {}) {
  const root = process.cwd();
  site.copy('app/fonts/newsreader.woff2');
  const { GITHUB_ACTIONS: _, ...inherited } = process.env;
  const result = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    [path.join(root, 'scripts/check/content.ts'), ...args],
    {
      cwd: site.root,
      encoding: 'utf8',
      env: { ...inherited, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'), ...env },
    },
  );
  site.remove();
  return result;
}

it('succeeds with only warnings, counts them last, and prints no colours when piped', () => {
  const { status, stdout } = run(brokenContent('unmarked-translation'), []);
  expect(stdout).toMatch(
    /^content\/guides\/waterguide\/en\.mdx:2:1 {2}warning {2}This translation/,
  );
  expect(stdout).toMatch(/\ncontent: 0 errors, 1 warning\n$/);
  expect(status).toBe(0);
});

it('fails with errors, as JSON when asked', () => {
  const { status, stdout } = run(brokenContent('missing-language'), ['--format', 'json']);
  expect(JSON.parse(stdout)).toMatchObject({ version: 1, errors: 1, warnings: 0 });
  expect(status).toBe(1);
});

it('annotates within GitHub Actions', () => {
  const { stdout } = run(brokenContent('missing-language'), [], { GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(/^::error file=content\/guides\/waterguide\/en\.mdx::This translation/);
});

it('reports only what is named', () => {
  const { status, stdout } = run(brokenContent('missing-language'), ['airguide', 'glossary']);
  expect(stdout).toBe('content: 0 errors, 0 warnings\n');
  expect(status).toBe(0);
});

it.each([
  [['watergide'], 'There is nothing called "watergide" in content/. Did you mean "waterguide"?'],
  [['../lib'], 'There is nothing called "../lib" in content/.'],
  [['--format', 'xml'], '"xml" is not a format; use one of: terminal, json, github.'],
  [['--colour'], 'npm run check:content'],
])('says what was wrong with %j, apart from the problems', (args, message) => {
  const { status, stdout, stderr } = run(soundContent(), args);
  expect(stderr).toContain(message);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
