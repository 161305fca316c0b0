/**
 * Logs one event. Details are identifiers, codes and counts, never personal data: no form answers, no
 * addresses, and no error messages, which may quote them.
 */
export type Log = (event: string, details?: Record<string, string | number | boolean>) => void;

/** One JSON line per event, on standard output. */
export const logToOutput: Log = (event, details = {}) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));

/** The error's code, which is safe to log: unlike the message, it holds no personal data. */
export function errorCode(error: unknown): string {
  const { code, responseCode, name, cause } = (error ?? {}) as Record<string, unknown>;
  // fetch reports why a connection failed only in the error's cause.
  const reason = (cause as { code?: unknown } | undefined)?.code;
  return [code ?? reason ?? name ?? 'unknown', responseCode].filter(Boolean).join(' ');
}
