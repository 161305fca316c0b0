import {
  eachField,
  fieldNames,
  fields,
  hiddenNames,
  honeypotName,
  kindOf,
  proofName,
  timeName,
} from '@/lib/form/fields';
import {
  type DemoRequest,
  type FieldError,
  type FormValues,
  inFormOrder,
  normalised,
  validateRequest,
} from '@/lib/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { SpentBudget } from './budget';
import type { Challenges } from './challenge';
import { type Clues, suspicionOf } from './spam';
import type { Database } from './storage/database';
import { withRoom } from './storage/quarantine';
import { type Receipt, saveRequest, submissionOf } from './storage/requests';

interface ReadBody {
  readonly values: FormValues;
  /** Fields whose value is not a string: numbers, arrays, objects, repeated fields. */
  readonly notText: readonly FieldError[];
  readonly honeypot: boolean;
  /** As sent; null when it is missing. */
  readonly timeOnPage: string | null;
  /** Of work, as sent; null when it is missing. */
  readonly proof: string | null;
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
  const textOf = (name: string) => {
    const value = sent.get(name);
    return value === undefined || value === null ? null : String(value);
  };
  return {
    values,
    notText,
    honeypot: bait !== undefined && bait !== null && bait !== '',
    timeOnPage: textOf(timeName),
    proof: textOf(proofName),
  };
}

export type Outcome =
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  /** To be sent again with a proof of work; nothing is stored. */
  | { readonly kind: 'challenged'; readonly submission: string; readonly clues: Reasons }
  | { readonly kind: 'refused'; readonly seconds: number; readonly clues: Reasons }
  | {
      readonly kind: 'received';
      readonly receipt: Receipt;
      readonly isNew: boolean;
      readonly held: boolean;
      readonly clues: Reasons;
    };

type Reasons = readonly string[];

interface Context {
  readonly locale: Locale;
  readonly channels: readonly string[];
  readonly clues: Clues;
  readonly challenges: Pick<Challenges, 'isSolved'>;
  /** What was stored lately, by submission, and why it is held, if it is: sent again, it costs nothing. */
  readonly known: Map<string, Reasons | null>;
  /** Counts a new request, by its text and whether it is proven; returns the budgets that it exceeds. */
  spend(text: string, isProven: boolean): Promise<SpentBudget[]>;
  /** Counts what a client stores beyond its budget; seconds to wait when there is no room, or null. */
  overflow(): Promise<number | null>;
}

/** Maximum length of a spam field for which the form sets no limit, such as a select. */
const SPAM_LENGTH = 100;

/**
 * Validates and stores one request. What is doubted goes to quarantine, unless the page's script proves that a browser
 * worked for it; the sender sees success. With the honeypot filled in, it need not be valid. When a proof does
 * not verify, a new one is asked for: it may date from before a restart, or have expired.
 * @throws when the database cannot store it.
 */
export async function receive(
  database: Database,
  body: ReadBody,
  context: Context,
): Promise<Outcome> {
  const kind = kindOf(body.values.kind);
  const { request, errors } = validateRequest(body.values, kind);
  const refused = merge(body.notText, errors);
  if (!body.honeypot && (!request || refused.length > 0)) {
    return { kind: 'invalid', errors: refused };
  }
  const kept = request ?? cutRequest(body);
  const submission = submissionOf(kept);
  const { locale, channels, known } = context;
  const store = async (clues: Reasons, spamReasons: Reasons | null = null): Promise<Outcome> => {
    known.set(submission, spamReasons);
    try {
      const { isNew, ...receipt } = await withRoom(database, () =>
        saveRequest(database, { request: kept, kind, spamReasons, locale, channels }),
      );
      return { kind: 'received', receipt, isNew, held: isNew && spamReasons !== null, clues };
    } catch (error) {
      known.delete(submission);
      throw error;
    }
  };
  const before = known.get(submission);
  if (before !== undefined) return store(before ?? [], before);

  const { verdict, reasons } = suspicionOf(kept, context.clues);
  const { proof } = body;
  const isHopeless = verdict === 'hopeless';
  const isProven =
    Boolean(proof) && !isHopeless && (await context.challenges.isSolved(proof ?? '', submission));
  // An empty proof is of who cannot give one.
  const mayProve = context.clues.scripted && proof !== '' && !isHopeless && !isProven;
  if (mayProve && verdict === 'doubted') return { kind: 'challenged', submission, clues: reasons };
  // Many people may send the team one model letter, such as the CNIL's.
  const spent = await context.spend(kind === 'contact' ? '' : kept.message, isProven);
  const clues = [...reasons, ...(isProven ? ['proven'] : []), ...spent];
  if ((isProven || verdict === 'trusted') && spent.length === 0) return store(clues);
  if (mayProve) return { kind: 'challenged', submission, clues };
  const seconds = spent.includes('budget') ? await context.overflow() : null;
  return seconds === null ? store(clues, clues) : { kind: 'refused', seconds, clues };
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
