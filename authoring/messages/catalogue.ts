import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { type Passage, type Place, placeAt } from '@/loaders/problems';
import { readContentFile } from '@/loaders/read-file';

/** A message catalogue: nested objects and lists of strings. */
export type Messages =
  | { readonly [key: string]: Messages | string }
  | readonly (Messages | string)[];

/** Every message with its dotted key, including list indexes: `hero.phrases.0`. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    const full = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(full, value);
    else for (const [inner, text] of flatten(value, full)) flat.set(inner, text);
  }
  return flat;
}

/**
 * Sorted placeholder names of an ICU message: the arguments the code must pass, and figures of the law
 * (`csrd-scope.employees`), which are filled in as messages are loaded.
 */
export function placeholders(message: string): string[] {
  return [...message.matchAll(/\{\s*([A-Za-z_]\w*(?:[\w-]*\.[\w.-]+)?)/g)]
    .map((match) => match[1] ?? '')
    .sort();
}

/** 1-based line of a key in a JSON file as Biome formats it; that of what should hold it, where it is missing. */
export function lineOfKey(json: string, key: string): number {
  const lines = json.split('\n');
  let line = 0;
  for (const [depth, part] of key.split('.').entries()) {
    const outer = '  '.repeat(depth);
    const end = lines.findIndex(
      (text, index) => index > line && /^[}\]]/.test(text.slice(outer.length)),
    );
    const held = lines.flatMap((text, index) =>
      line < index && index < end && /^ {2}[^\s}\]]/.test(text.slice(outer.length)) ? index : [],
    );
    const next = lines[line]?.endsWith('[')
      ? held[Number(part)]
      : held.find((index) => lines[index]?.trimStart().startsWith(`"${part}":`));
    if (next === undefined) break;
    line = next;
  }
  return line + 1;
}

/** Reason and position of a JSON syntax error, from what `JSON.parse` threw. */
export function explainJsonError({ message }: Error, json: string): [string, Place] {
  const position = /at position (\d+)/.exec(message)?.[1];
  return [
    say(
      'Syntax error: a comma, quotation mark or bracket is missing or superfluous, here or just before.',
    ),
    placeAt(json, position ? Number(position) : json.length),
  ];
}

/** Every message of a language with its key, placed at it; none while there is no catalogue. */
export function messagePassages(locale: Locale): { file: string; passages: MessagePassage[] } {
  const file = `messages/${locale}.json`;
  const full = path.join(process.cwd(), file);
  if (!existsSync(full)) return { file, passages: [] };
  const json = readContentFile(full);
  return { file, passages: passagesOf(json, flatten(JSON.parse(json) as Messages)) };
}

/** The messages of a catalogue, each placed at its key. */
export const passagesOf = (json: string, messages: ReadonlyMap<string, string>): MessagePassage[] =>
  [...messages].map(([key, text]) => ({
    key,
    text,
    placeOf: () => ({ line: lineOfKey(json, key), column: 1 }),
  }));

interface MessagePassage extends Passage {
  readonly key: string;
}
