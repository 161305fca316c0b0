import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { listFiles } from '@/lib/exported-files';
import { until } from '@/tests/receiver/demo-requests';
import { islandScriptsOf } from './gates/weight';
import { builtFiles, builtPages, out, readBuilt } from './support/site';

it('has no other scripts than the enhancer, what it loads later, and islands', () => {
  const scripts = listFiles(out, '.js');
  expect(scripts.length).toBeGreaterThan(8);
  expect(
    scripts.filter(
      (file) =>
        !/^_next\/static\/(enhance-[0-9a-f]{12}|[\w-]+-[0-9A-Z]{8}|islands\/[\w.-]+-[0-9A-Z]{8})\.js$/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

it('has nothing that measures its speed for visitors, unless SITE_SPEED says so', () => {
  const traces = /layout-shift|largest-contentful-paint|createScriptURL/;
  const files = listFiles(out).filter((file) => /\.(html|js)$/.test(file));
  expect(files.filter((file) => traces.test(String(readBuilt(file))))).toEqual([]);
});

it('loads islands late, and each page those it has', () => {
  const islandsOf = (id: string) =>
    builtPages
      .filter(({ page }) => page.id === id)
      .map((page) =>
        islandScriptsOf(page).flatMap((src) => /islands\/([a-z]\w*?)-\w+\.js/.exec(src)?.[1] ?? []),
      )
      .map((names) => [...new Set(names)].filter((name) => name !== 'chunk').sort());
  expect(islandsOf('landing')).toEqual([
    ['carousel', 'scopeAnswer', 'typedPhrase'],
    ['carousel', 'scopeAnswer', 'typedPhrase'],
  ]);
  expect(islandsOf('signup')).toEqual([
    ['demoForm', 'signIn'],
    ['demoForm', 'signIn'],
  ]);
});

it('has no client router payload, no source map, no French folder', () => {
  expect(
    listFiles(out).filter((file) => /(__next|index)\.?.*\.txt$|\.map$|^fr\//.test(file)),
  ).toEqual([]);
});

it('calls no font family as a generic one, which WebKit would show instead', () => {
  const families = builtFiles
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readBuilt(file)
        .toString()
        .matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?([^";}]+)"?/g),
    ])
    .map(([, family]) => family);
  expect(families).toContain('newsreader');
  expect(
    families.filter((family) => /^(ui-)?(serif|sans-serif|monospace)$/.test(family ?? '')),
  ).toEqual([]);
});

it('is served at once by npm start, though it is of other settings, and is said to be so', async () => {
  const data = mkdtempSync(`${tmpdir()}/start-`);
  const unheard = { DEMO_SMTP_URL: '', DEMO_MAIL_FROM: '', DEMO_MAIL_TO: '', DEMO_WEBHOOK_URL: '' };
  const others = { PORT: '0', SITE_BRAND: 'Other', DEMO_DATABASE_URL: `file:${data}/a.db` };
  const env = { ...process.env, ...unheard, ...others, DEMO_ALERT_WEBHOOK_URL: '' };
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], { env });
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
  });
  try {
    await until(() => /To update it/.test(said) || server.exitCode !== null, 60);
    expect(said).toMatch(/"event":"nobody is told","problem":"Nobody would hear of requests/);
    expect(said).toMatch(/The site is at .*not up to date: out\/ is of another day/s);
    expect(said).not.toMatch(/Building/);
  } finally {
    server.kill('SIGKILL');
  }
});
