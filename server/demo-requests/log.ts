/**
 * Writes one event of the receiver. Details are identifiers, codes and counts: never an answer, an
 * address or the text of an error, which may quote them.
 */
export type Log = (event: string, details?: Record<string, string | number | boolean>) => void;

/** One JSON line an event, on standard output. */
export const logToOutput: Log = (event, details = {}) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));

/** The part of an error that says what happened and quotes nobody. */
export function errorCode(error: unknown): string {
  const { code, responseCode, name, cause } = (error ?? {}) as Record<string, unknown>;
  // A connection that fails says why in its cause alone.
  const reason = (cause as { code?: unknown } | undefined)?.code;
  return [code ?? reason ?? name ?? 'unknown', responseCode].filter(Boolean).join(' ');
}
