import { kindOf, schemaOf } from '@/form/contact';
import {
  type FieldName,
  fieldNames,
  hiddenNames,
  honeypotName,
  limits,
  timeName,
} from '@/form/fields';
import type { DemoRequest } from '@/form/schema';
import { type FieldError, type FormValues, normalised, validateRequest } from '@/form/validate';
import type { Locale } from '@/lib/i18n/locales';
import { type Clues, type Suspicion, suspicionOf } from './spam/score';
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

/** Truncates a bot's answers to the lengths the form allows, so that spam can be stored. */
function cutToSize(
  values: Partial<Record<FieldName, string>>,
  limit: (field: FieldName) => number,
) {
  const cut = (field: FieldName) => (values[field] ?? '').slice(0, limit(field));
  return Object.fromEntries(fieldNames.map((field) => [field, cut(field)])) as Record<
    FieldName,
    string
  >;
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
const formOrder: readonly string[] = [...fieldNames, ...hiddenNames];

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
  const { request, errors } = validateRequest(body.values, schemaOf(requestKind));
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

/** What a bot sent, cut to size, so that it can be stored. */
const cutRequest = ({ values }: ReadBody): DemoRequest => ({
  ...cutToSize(normalised(values), (field) =>
    field in limits ? limits[field as keyof typeof limits] : SPAM_LENGTH,
  ),
  requestId: undefined,
  locale: undefined,
});

/** One error per field: "not text" takes precedence over "missing". */
function merge(notText: readonly FieldError[], errors: readonly FieldError[]): FieldError[] {
  const named = new Set(notText.map(({ field }) => field));
  return [...notText, ...errors.filter(({ field }) => !named.has(field))].sort(
    (a, b) => formOrder.indexOf(a.field) - formOrder.indexOf(b.field),
  );
}
