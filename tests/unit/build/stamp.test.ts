import { execFileSync } from 'node:child_process';
import { FOLDERS, presentStamp, whyStale, writeStamp } from '@/delivery/postprocess/stamp';
import { freshFixture } from '@/tests/fixture';

const env = { NODE_ENV: 'test', SITE_ORIGIN: 'https://www.esg.internal' } as const;
const site = freshFixture((each) => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_TODAY: '2026-11-22' });
  each.write({
    'app/page.tsx': 'a page',
    'messages/fr.json': '{}',
    'package-lock.json': '{}',
    'out/index.html': 'a build',
  });
  writeStamp(each.root, presentStamp(each.root, env));
});

const reason = (changed: Readonly<Record<string, string>> = {}) =>
  whyStale(site.root, { ...env, ...changed });

it('considers a build of the same sources, variables and day up to date', () => {
  expect(reason()).toBeNull();
  site.write({ 'app/page.tsx': 'a page' });
  expect(reason()).toBeNull();
});

const STALE = 'out/ is of another day, other sources or other settings';

it.each<[string, Record<string, string>]>([
  ['a changed file', { 'app/page.tsx': 'A page' }],
  ['a new file', { 'content/guides/x/fr.mdx': 'x' }],
  ['other packages', { 'package-lock.json': '{"a":1}' }],
  ['variables in a file', { '.env.local': 'SITE_EMAIL=a@esg.internal' }],
])('notices %s', (_what, files) => {
  site.write(files);
  expect(reason()).toBe(STALE);
});

it('notices variables set, changed and no longer set, and another day', () => {
  expect(reason({ SITE_EMAIL: 'a@esg.internal' })).toBe(STALE);
  expect(reason({ SITE_ORIGIN: 'https://esg.internal' })).toBe(STALE);
  expect(reason({ SITE_ORIGIN: '' })).toBe(STALE);
  // Dates have a status.
  process.env.SITE_TODAY = '2026-11-23';
  expect(reason()).toBe(STALE);
});

it('ignores what the build does not read', () => {
  site.write({ 'tests/a.test.ts': '', 'docs/a.md': '', 'app/.page.tsx.swp': '' });
  expect(reason({ PORT: '3001', DEMO_DATABASE_URL: 'file:x.db', SITE_TODAY: 'x' })).toBeNull();
});

it('knows of every folder of the project whether a build reads it', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.includes('/') && !file.startsWith('.'))
    .map((file) => file.split('/')[0]);
  const notBuilt = ['deploy', 'docs', 'receiver', 'scripts', 'tests'];
  expect([...FOLDERS, ...notBuilt].sort()).toEqual([...new Set(tracked)].sort());
});
