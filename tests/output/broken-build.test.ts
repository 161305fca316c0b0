import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/scripts/copy-project';

/** Real builds of a copy of the project, each with one thing wrong. */
let folder: string;
beforeAll(() => {
  folder = copyProject();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => path.join(folder, name);
const edit = (name: string, change: (text: string) => string) => {
  const before = readFileSync(file(name), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file(name), after);
  return () => writeFileSync(file(name), before);
};

function build(): { status: number | null; output: string } {
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return { status, output: `${stdout}\n${stderr}` };
}

/** Several edits, and the way back from all. */
const all =
  (...edits: (() => void)[]) =>
  () => {
    for (const undo of edits) undo();
  };

const broken: [string, () => () => void, string[]][] = [
  [
    'everything wrong in content and messages',
    () =>
      all(
        edit('content/guides/csrdguide/fr.mdx', (text) => text.replace(/^title:/m, 'titel:')),
        edit('content/guides/griguide/en.mdx', (text) => `${text}\n\n<script>alert(1)</script>\n`),
        edit('content/guides/tnfdguide/guide.yaml', (text) => text.replace(/^order:/m, '\torder:')),
        edit('content/guides/pmeguide/fr.mdx', () => '\0'),
        edit('content/legal/terms/en.mdx', (text) => text.replace('page:legal#', 'page:legl#')),
        edit('messages/en.json', (text) => text.replace(/^ {4}"skip": .*\n/m, '')),
      ),
    [
      'content/guides/csrdguide/fr.mdx:2:1  error  The key "titel" is not known. Did you mean "title"?',
      'error  Raw HTML such as <script> is not available; use Markdown',
      'error  This line starts with a tab; indent with spaces.',
      'content/guides/pmeguide/fr.mdx  error  This file is no text; replace it by one, saved as UTF-8.',
      'error  There is no page "legl". Did you mean "legal"?',
      'error  The key "layout.skip" of messages/fr.json is missing here; add its translation.',
    ],
  ],
  [
    'an undeclared island',
    () =>
      edit('lib/pages/registry.ts', (text) =>
        text.replace(/^( {2}landing: .*islands: )true/m, '$1false'),
      ),
    ['The page "landing" renders the client component'],
  ],
];

it.each(broken)(
  'stops at %s, says where, and leaves no out/',
  (_what, breakIt, messages) => {
    const mend = breakIt();
    mkdirSync(file('out'), { recursive: true }); // As an earlier build leaves it.
    const { status, output } = build();
    mend();
    for (const message of messages) expect(output).toContain(message);
    expect(status).not.toBe(0);
    expect(existsSync(file('out'))).toBe(false);
  },
  120_000,
);
