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

/** Maximum length of a spam field for which the form sets no limit, such as a select. */
const SPAM_LENGTH = 100;
const formOrder: readonly string[] = [...fieldNames, ...hiddenNames];

/**
 * Validates and stores one request. If the honeypot is filled in, the request is stored as spam without
 * validation, and the sender sees success.
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

/** One error per field: "not text" takes precedence over "missing". */
function merge(notText: readonly FieldError[], errors: readonly FieldError[]): FieldError[] {
  const named = new Set(notText.map(({ field }) => field));
  return [...notText, ...errors.filter(({ field }) => !named.has(field))].sort(
    (a, b) => formOrder.indexOf(a.field) - formOrder.indexOf(b.field),
  );
}
