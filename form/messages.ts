import type { ErrorCode } from './codes';

/** Message key of a code, in messages/*.json. */
export const messageKey = <Code extends ErrorCode>(code: Code) =>
  `demoRequest.errors.${code}` as const;

/** The `demoRequest.errors` namespace of a catalogue. */
export type ErrorMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The message for a code.
 * @throws when the catalogue lacks it; a test checks every code.
 */
export function messageOf(messages: ErrorMessages, code: ErrorCode): string {
  const [field = '', rule = ''] = code.split('.');
  const message = messages[field]?.[rule];
  if (message === undefined) throw new Error(`There is no message ${messageKey(code)}.`);
  return message;
}
