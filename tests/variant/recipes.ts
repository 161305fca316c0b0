import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { named, type Step, stepsOf } from '../doc-steps';
import { edit } from './new-guides';

/** The documents that say how to add a page with an interactive part, a field, and a component of guides. */
const STEPS = ['docs/adding-a-page.md', 'docs/adding-a-field.md'];
const COMPONENT = 'docs/adding-a-component.md';
export const RECIPES = [...STEPS, COMPONENT];

type Json = { [key: string]: Json | string | string[] };

/** Adds keys to a JSON object, below those it has. */
function merge(into: Json, more: Json): Json {
  for (const [key, value] of Object.entries(more)) {
    const known = into[key];
    into[key] =
      typeof known === 'object' && !Array.isArray(known) ? merge(known, value as Json) : value;
  }
  return into;
}

/** Adds to a catalogue of messages what a step has. */
function addMessages(file: string, code: string): void {
  const messages = merge(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(code));
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
}

/** Puts code before the line that holds a text, or in its place. */
function insert(file: string, { code, before: sentence }: Step, mark: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(mark));
  if (at < 0) throw new Error(`${file} has no line with ${mark}.`);
  lines.splice(at, Number(/in place of the line/.test(sentence)), code.trimEnd());
  writeFileSync(file, lines.join('\n'));
}

function follow(folder: string, document: string, step: Step): void {
  const names = named(step);
  const name = names.find((each) => /^[\w[\]-]+\/.+\.\w+$/.test(each)) ?? '';
  const file = path.join(folder, name);
  const sentence = step.before.replaceAll(/\s+/g, ' ');
  const [, mark] = /(?:before|in place of) the line `([^`]+)`/.exec(sentence) ?? [];
  if (mark) insert(file, { ...step, before: sentence }, mark);
  else if (step.language === 'json') addMessages(file, step.code);
  else if (existsSync(file)) throw new Error(`${document} would write ${name} anew.`);
  else write(file, step.code);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Adds a component in a copy of the project: its files, its places in both lists, its row for writers. */
function addComponent(folder: string): void {
  for (const step of stepsOf(COMPONENT)) {
    const files = named(step).filter((name) => name.startsWith('components/mdx/quotation/'));
    for (const file of files) write(path.join(folder, file), step.code);
  }
  for (const [file, from] of [
    ['vocabulary.ts', 'declaration'],
    ['react.tsx', 'component'],
  ]) {
    edit(folder, `components/mdx/${file}`, /^ {2}Crosswalk,$/m, '  Crosswalk,\n  Quotation,');
    edit(folder, `components/mdx/${file}`, /^import .*'\.\/sources\/.*$/m, (line) =>
      [`import { Quotation } from './quotation/${from}';`, line].join('\n'),
    );
  }
  edit(folder, 'docs/writing-a-guide.md', /^\| `<Crosswalk .*$/m, (row) =>
    [row, '| `<Quotation author="…" source="…" tone="solemn">` | what somebody said |'].join('\n'),
  );
}

/** Follows the recipes step by step in a copy of the project, then formats and writes what follows from them. */
export function followRecipes(folder: string): void {
  for (const document of STEPS)
    for (const step of stepsOf(document)) follow(folder, document, step);
  addComponent(folder);
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.');
  // The check names the revision that the translation is then of.
  const said = run('--import', 'tsx', 'scripts/check.ts', 'content', 'privacy').toString();
  const [, revision = ''] = /"(translationOf: [\w-]+)"/.exec(said) ?? [];
  edit(folder, 'content/legal/privacy/en.mdx', /^translationOf: .*$/m, revision);
}
