import type { Place } from '@/loaders/problems';

/** Reason and position of a JSON syntax error, from what `JSON.parse` threw. */
export function explainJsonError({ message }: Error, json: string): [string, Place] {
  const position = /at position (\d+)/.exec(message)?.[1];
  const before = json.slice(0, position ? Number(position) : json.length).split('\n');
  return [
    'Syntax error: a comma, quotation mark or bracket is missing or superfluous, here or just before.',
    { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
  ];
}
