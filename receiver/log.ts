/**
 * Logs one event. Details are identifiers, codes and counts, never personal data: no form answers, no
 * addresses, and no error messages, which may quote them.
 */
export type Log = (event: string, details?: Record<string, string | number | boolean>) => void;

/** One JSON line per event, on standard output. */
export const logToOutput: Log = (event, details = {}) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));

/** How deep causes are followed. */
const DEPTH = 5;

/**
 * The error's code, which is safe to log: unlike the message, it holds no personal data. fetch reports why a
 * connection failed only in the error's cause.
 */
export function errorCode(error: unknown, depth = 0): string {
  const { code, responseCode, name, cause, errors } = (error ?? {}) as Record<string, unknown>;
  const reason = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  const found = code ?? (reason && depth < DEPTH ? errorCode(reason, depth + 1) : name);
  return [found ?? 'unknown', responseCode].filter(Boolean).join(' ');
}
