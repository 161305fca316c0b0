import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkContent, contentPath, problemsOf } from '@/authoring/check/content';
import { parseArguments } from '@/scripts/check/report';
import { brokenContent, soundContent } from '@/tests/broken-content';
import { freshFixture } from '@/tests/fixture';

const fixture = freshFixture();

/** Runs the command in the fixture. */
function run(...args: string[]) {
  const root = process.cwd();
  fixture.copy('app/fonts/newsreader.woff2');
  const { GITHUB_ACTIONS: _, SITE_TODAY: __, ...env } = process.env;
  return spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/tsx/dist/cli.mjs'),
      path.join(root, 'scripts/check.ts'),
      'content',
      ...args,
    ],
    {
      cwd: fixture.root,
      encoding: 'utf8',
      env: { ...env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
    },
  );
}

it('succeeds with only warnings, counts them last, and prints no colours when piped', () => {
  brokenContent('unmarked-translation', fixture);
  const { status, stdout } = run();
  expect(stdout).toMatch(
    /^content\/guides\/waterguide\/en\.mdx:2:1 {2}warning {2}New, or never compared/,
  );
  expect(stdout).toMatch(/\ncontent: 0 errors, 1 warning\n\nPassed\.\n$/);
  expect(status).toBe(0);
});

it('fails with errors, as JSON when asked', () => {
  brokenContent('missing-language', fixture);
  const { status, stdout } = run('--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ version: 1, errors: 1, warnings: 0 });
  expect(status).toBe(1);
});

it('speaks French when asked', () => {
  brokenContent('missing-language', fixture);
  const { stdout } = run('--lang', 'fr');
  expect(stdout).toMatch(
    /en\.mdx {2}erreur {2}Cette traduction manque, et chaque guide est écrit en fr et en\u202f; copiez fr\.mdx/,
  );
  expect(stdout).toMatch(/\ncontent\u202f: 1 erreur, 0 avertissement\n\nÉchec\u202f: content\n$/);
});

it('says what was wrong with a name, apart from the problems', () => {
  soundContent(fixture);
  const { status, stdout, stderr } = run('watergide');
  expect(stderr).toContain(
    'There is nothing called "watergide" in content/. Did you mean "waterguide"?',
  );
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

it('annotates within GitHub Actions, unless a format is asked for', () => {
  expect(parseArguments([], { GITHUB_ACTIONS: 'true' }).format).toBe('github');
  expect(parseArguments(['--format', 'json'], { GITHUB_ACTIONS: 'true' }).format).toBe('json');
  expect(parseArguments(['airguide'], {})).toMatchObject({
    format: 'terminal',
    names: ['airguide'],
  });
});

it('reports only what is named, and nothing outside content/', () => {
  brokenContent('missing-language', fixture).enter();
  const problems = checkContent(new Date('2026-11-20'));
  const named = ['airguide', 'glossary'].map(contentPath);
  expect(problemsOf(problems, named)).toEqual([]);
  expect(problemsOf(problems, [contentPath('waterguide')])).toEqual(problems);
  expect(() => contentPath('../lib')).toThrow('There is nothing called "../lib" in content/.');
});
