import {
  eachField,
  fieldNames,
  fields,
  hiddenNames,
  honeypotName,
  kindOf,
  timeName,
} from '@/form/fields';
import {
  type DemoRequest,
  type FieldError,
  type FormValues,
  inFormOrder,
  normalised,
  validateRequest,
} from '@/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type Clues, type Suspicion, suspicionOf } from './spam';
import type { Database } from './storage/database';
import { countRepeats, withRoom } from './storage/quarantine';
import { type Receipt, saveRequest } from './storage/requests';

interface ReadBody {
  readonly values: FormValues;
  /** Fields whose value is not a string: numbers, arrays, objects, repeated fields. */
  readonly notText: readonly FieldError[];
  readonly honeypot: boolean;
  /** As sent; null when it is missing. */
  readonly timeOnPage: string | null;
}

/** Picks the known fields out of a parsed body; null when the body is not an object. */
export function readBody(body: unknown): ReadBody | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const sent = new Map(Object.entries(body));
  const values: FormValues = {};
  const notText: FieldError[] = [];
  for (const field of [...fieldNames, ...hiddenNames]) {
    const value = sent.get(field);
    if (typeof value === 'string') values[field] = value;
    else if (value !== undefined && value !== null) notText.push({ field, code: 'text.invalid' });
  }
  const bait = sent.get(honeypotName);
  const time = sent.get(timeName);
  return {
    values,
    notText,
    honeypot: bait !== undefined && bait !== null && bait !== '',
    timeOnPage: time === undefined || time === null ? null : String(time),
  };
}

export type Outcome =
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'busy'; readonly seconds: number }
  | {
      readonly kind: 'received';
      readonly receipt: Receipt;
      readonly isNew: boolean;
      readonly suspicion: Suspicion;
    };

interface Context {
  readonly locale: Locale;
  readonly channels: readonly string[];
  readonly clues: Omit<Clues, 'repeats'>;
  /** Asked before anything is stored: seconds to wait when too much arrives, or null. */
  admit(looksGenuine: boolean): Promise<number | null>;
}

/** Maximum length of a spam field for which the form sets no limit, such as a select. */
const SPAM_LENGTH = 100;

/**
 * Validates and stores one request. What looks like spam goes to quarantine, and the sender sees success;
 * with the honeypot filled in, whether it is valid or not.
 * @throws when the database cannot store it.
 */
export async function receive(
  database: Database,
  body: ReadBody,
  context: Context,
): Promise<Outcome> {
  const requestKind = kindOf(body.values.kind);
  const { request, errors } = validateRequest(body.values, requestKind);
  const refused = merge(body.notText, errors);
  if (!body.honeypot && (!request || refused.length > 0)) {
    return { kind: 'invalid', errors: refused };
  }
  const kept = request ?? cutRequest(body);
  // Many people may send the team one model letter, such as the CNIL's.
  const repeats = requestKind === 'contact' ? 0 : await countRepeats(database, kept);
  const suspicion = suspicionOf(kept, { ...context.clues, repeats });
  const seconds = await context.admit(suspicion.reasons.length === 0);
  if (seconds !== null) return { kind: 'busy', seconds };

  const spamReasons = suspicion.isSpam ? suspicion.reasons : null;
  const { locale, channels } = context;
  const { isNew, ...receipt } = await withRoom(database, () =>
    saveRequest(database, { request: kept, kind: requestKind, spamReasons, locale, channels }),
  );
  return { kind: 'received', receipt, isNew, suspicion };
}

/** What a bot sent, cut to the lengths that the form allows, so that it can be stored. */
function cutRequest({ values }: ReadBody): DemoRequest {
  const sent = normalised(values);
  return eachField((name) => (sent[name] ?? '').slice(0, fields[name].max ?? SPAM_LENGTH));
}

/** One error per field: "not text" takes precedence over "missing". */
function merge(notText: readonly FieldError[], errors: readonly FieldError[]): FieldError[] {
  const named = new Set(notText.map(({ field }) => field));
  return inFormOrder([...notText, ...errors.filter(({ field }) => !named.has(field))]);
}
