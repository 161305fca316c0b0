import { kindOf, schemaOf } from '@/form/contact';
import { fieldNames, hiddenNames, limits } from '@/form/fields';
import type { DemoRequest } from '@/form/schema';
import { type FieldError, normalised, validateRequest } from '@/form/validate';
import type { Locale } from '@/lib/i18n/locales';
import { cutToSize, type ReadBody } from './read-body';
import type { Clues } from './spam/clues';
import { type Suspicion, suspicionOf } from './spam/score';
import type { Database } from './storage/database';
import { countRepeats, withRoom } from './storage/quarantine';
import { type Receipt, saveRequest } from './storage/requests';

export type Outcome =
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'busy'; readonly seconds: number }
  | {
      readonly kind: 'received';
      readonly receipt: Receipt;
      readonly isNew: boolean;
      readonly suspicion: Suspicion;
    };

export interface Context {
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
