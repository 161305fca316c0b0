import { type FieldName, fieldNames, hiddenNames, honeypotName, timeName } from '@/form/fields';
import type { FieldError, FormValues } from '@/form/validate';

export interface ReadBody {
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
export function cutToSize(
  values: Partial<Record<FieldName, string>>,
  limit: (field: FieldName) => number,
) {
  const cut = (field: FieldName) => (values[field] ?? '').slice(0, limit(field));
  return Object.fromEntries(fieldNames.map((field) => [field, cut(field)])) as Record<
    FieldName,
    string
  >;
}
