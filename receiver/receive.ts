import { fieldNames, hiddenNames, honeypotName, kindOf, proofName } from '@/lib/form/fields';
import { type FieldError, type FormValues, inFormOrder, validateRequest } from '@/lib/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { Challenges } from './challenge';
import type { Database } from './storage/database';
import { withRoom } from './storage/doubted';
import { requestIdOf, saveRequest, submissionOf } from './storage/requests';

interface ReadBody {
  readonly values: FormValues;
  /** Fields whose value is not a string: numbers, arrays, objects, repeated fields. */
  readonly notText: readonly FieldError[];
  readonly honeypot: boolean;
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
  const proof = sent.get(proofName) ?? null;
  return {
    values,
    notText,
    honeypot: bait !== undefined && bait !== null && bait !== '',
    proof: proof === null ? null : String(proof),
  };
}

/** Why the team is told that a request is doubted. */
type Reason = 'honeypot' | 'unproven' | 'budget';

/** How a request was stored. */
interface Known {
  readonly submission: string;
  readonly reasons: readonly Reason[] | null;
  /** The proof it came with. */
  readonly signature: string | null;
}

interface Context {
  readonly locale: Locale;
  readonly channels: readonly string[];
  /** Whether a script sent it, which can solve a challenge, or a browser by itself. */
  readonly scripted: boolean;
  readonly challenges: Pick<Challenges, 'solvedBy'>;
  /** What was stored lately, by the number of the request: sent again, it costs nothing. */
  readonly known: Map<string, Known>;
  /** Of the client's budget. */
  spend(isProven: boolean): boolean;
}

/**
 * Validates and stores one request, whoever sends it; the sender sees success. A script has to prove that its browser
 * worked for the request: without a proof, or with one that does not hold, it is asked for one. An empty proof is of who
 * cannot give one: the request is doubted then, as one without a script is, and what a client sends beyond its budget.
 * @returns the receipt; or that it is invalid, or to be sent again with a proof, and not stored.
 * @throws when the database cannot store it.
 */
export async function receive(
  database: Database,
  body: ReadBody,
  { locale, channels, scripted, challenges, known, spend }: Context,
) {
  const { honeypot, proof } = body;
  const kind = kindOf(body.values.kind);
  const { request, errors } = validateRequest(body.values, kind);
  const refused = merge(body.notText, errors);
  if (!request || refused.length > 0) return { kind: 'invalid', errors: refused } as const;
  const [requestId, submission] = [requestIdOf(request), submissionOf(request)];
  const store = async (entry: Known) => {
    const { reasons } = entry;
    known.set(requestId, entry);
    try {
      const { isNew, ...receipt } = await withRoom(database, () =>
        saveRequest(database, { request, kind, reasons, locale, channels }),
      );
      return { kind: 'received', receipt, isNew, reasons } as const;
    } catch (error) {
      known.delete(requestId);
      throw error;
    }
  };
  const before = known.get(requestId);
  if (before?.submission === submission) return store(before);

  const signature = proof && !honeypot ? await challenges.solvedBy(proof, requestId) : null;
  // Other answers under one number are another request.
  const isProven = signature !== null && signature !== before?.signature;
  if (scripted && !honeypot && !isProven && proof !== '')
    return { kind: 'challenged', requestId } as const;
  const isTooMuch = spend(isProven);
  const reasons: Reason[] = honeypot
    ? ['honeypot']
    : [...(isProven ? [] : ['unproven' as const]), ...(isTooMuch ? ['budget' as const] : [])];
  return store({ submission, signature, reasons: reasons.length > 0 ? reasons : null });
}

/** One error per field: "not text" takes precedence over "missing". */
function merge(notText: readonly FieldError[], errors: readonly FieldError[]): FieldError[] {
  const named = new Set(notText.map(({ field }) => field));
  return inFormOrder([...notText, ...errors.filter(({ field }) => !named.has(field))]);
}
