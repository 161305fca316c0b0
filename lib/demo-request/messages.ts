import type { ErrorCode } from './codes';

/** Key of the message that explains a code, in messages/*.json. */
export const messageKey = <Code extends ErrorCode>(code: Code) =>
  `demoRequest.errors.${code}` as const;

/** The branch `demoRequest.errors` of a catalogue. */
export type ErrorWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The sentence for a code.
 * @throws when the catalogue lacks it, which a test rules out for every code.
 */
export function messageOf(words: ErrorWords, code: ErrorCode): string {
  const [field = '', rule = ''] = code.split('.');
  const message = words[field]?.[rule];
  if (message === undefined) throw new Error(`There is no message ${messageKey(code)}.`);
  return message;
}
