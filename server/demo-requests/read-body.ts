import { type FieldName, fieldNames, hiddenNames, honeypotName } from '@/lib/demo-request/fields';
import type { FieldError, FormValues } from '@/lib/demo-request/validate';

export interface ReadBody {
  readonly values: FormValues;
  /** Answers that are not text: numbers, lists, objects, the same field twice. */
  readonly notText: readonly FieldError[];
  readonly honeypot: boolean;
}

/** The fields the form has, out of whatever came; null when it is no set of fields at all. */
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
  return { values, notText, honeypot: bait !== undefined && bait !== null && bait !== '' };
}

/** Answers of a program, cut to what a person could have sent, to be kept as spam. */
export function cutToSize(values: FormValues, limit: (field: FieldName) => number) {
  const cut = (field: FieldName) => (values[field] ?? '').slice(0, limit(field));
  return Object.fromEntries(fieldNames.map((field) => [field, cut(field)])) as Record<
    FieldName,
    string
  >;
}
