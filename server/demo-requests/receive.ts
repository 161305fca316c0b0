import { fieldNames, hiddenNames, limits } from '@/lib/demo-request/fields';
import { type FieldError, validateRequest } from '@/lib/demo-request/validate';
import type { Locale } from '@/lib/i18n/locales';
import { cutToSize, type ReadBody } from './read-body';
import type { Database } from './storage/database';
import { type Receipt, saveRequest } from './storage/requests';

export type Outcome =
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | {
      readonly kind: 'received';
      readonly receipt: Receipt;
      readonly isNew: boolean;
      readonly spam: boolean;
    };

/** Length a field of spam may have when the form sets none, as for lists. */
const SPAM_LENGTH = 100;
const formOrder: readonly string[] = [...fieldNames, ...hiddenNames];

/**
 * Checks and stores one request. A filled honeypot is stored apart, whatever else it holds, and looks
 * received.
 * @throws when the database cannot store it.
 */
export async function receive(
  database: Database,
  body: ReadBody,
  context: { locale: Locale; channels: readonly string[] },
): Promise<Outcome> {
  const { request, errors } = validateRequest(body.values);
  if (body.honeypot) {
    const cut = cutToSize(body.values, (field) =>
      field in limits ? limits[field as keyof typeof limits] : SPAM_LENGTH,
    );
    const kept = { ...cut, requestId: request?.requestId, locale: undefined };
    return store({ request: kept, spam: true });
  }
  const refused = merge(body.notText, errors);
  return request && refused.length === 0
    ? store({ request, spam: false })
    : { kind: 'invalid', errors: refused };

  async function store(incoming: Pick<Parameters<typeof saveRequest>[1], 'request' | 'spam'>) {
    const { isNew, ...receipt } = await saveRequest(database, { ...incoming, ...context });
    return { kind: 'received', receipt, isNew, spam: incoming.spam } as const;
  }
}

/** One error a field: that an answer is not text says more than that it is missing. */
function merge(notText: readonly FieldError[], errors: readonly FieldError[]): FieldError[] {
  const named = new Set(notText.map(({ field }) => field));
  return [...notText, ...errors.filter(({ field }) => !named.has(field))].sort(
    (a, b) => formOrder.indexOf(a.field) - formOrder.indexOf(b.field),
  );
}
