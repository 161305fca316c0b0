import { ValidationError } from 'yup';
import type { ErrorCode } from './codes';
import { type FieldName, fieldNames, type HiddenName, hiddenNames } from './fields';
import { type DemoRequest, demoRequestSchema } from './schema';

/** Form values. */
export type FormValues = Partial<Record<FieldName | HiddenName, string>>;

export interface FieldError {
  readonly field: FieldName | HiddenName;
  readonly code: ErrorCode;
}

export type Validation =
  | { readonly request: DemoRequest; readonly errors: readonly [] }
  | { readonly request: null; readonly errors: readonly FieldError[] };

const order: readonly string[] = [...fieldNames, ...hiddenNames];

/** Validates form values: the normalised request, or at most one error per field, in form order. */
export function validateRequest(values: FormValues, schema = demoRequestSchema): Validation {
  try {
    return { request: schema.validateSync(values, { abortEarly: false }), errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { request: null, errors: firstOfEachField(error) };
  }
}

/** Form values as they are stored: trimmed, and without characters that cannot be seen. */
export const normalised = (values: FormValues): Partial<DemoRequest> =>
  demoRequestSchema.cast(values, { assert: false });

/** An empty value breaks several rules at once: report that it is required. */
const weight = ({ code }: FieldError) => (code.endsWith('.required') ? 0 : 1);

function firstOfEachField({ inner }: ValidationError): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const { path = '', message } of inner) {
    const error = { field: path, code: message } as FieldError;
    const known = found.get(path);
    if (!known || weight(error) < weight(known)) found.set(path, error);
  }
  return [...found.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}
