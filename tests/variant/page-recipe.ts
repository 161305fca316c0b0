import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { named, type Step, stepsOf } from '../doc-steps';
import { edit } from './new-guides';

/** The document that says how to add a page. */
export const PAGE_RECIPE = 'docs/adding-a-page.md';

const REGISTRY = 'routes/registry.ts';
/** Before what an entry is added. */
const NEXT_ENTRY = '  notFound: {';

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

function follow(folder: string, step: Step): void {
  const file = path.join(folder, named(step));
  if (named(step) === REGISTRY) edit(folder, REGISTRY, NEXT_ENTRY, `${step.code}${NEXT_ENTRY}`);
  else if (step.language === 'json') addMessages(file, step.code);
  else if (existsSync(file)) throw new Error(`${PAGE_RECIPE} would write ${named(step)} anew.`);
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, step.code);
  }
}

/** Adds a page to a copy of the project as the document says, step by step. */
export function addPageAsDocumented(folder: string): void {
  for (const step of stepsOf(PAGE_RECIPE)) follow(folder, step);
}
