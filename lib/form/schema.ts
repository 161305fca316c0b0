import { type ObjectSchema, object, string, ValidationError } from 'yup';
import { locales } from '@/lib/i18n/locales';
import {
  conditionOf,
  eachField,
  type FieldName,
  fieldNames,
  fields,
  fieldsOf,
  type HiddenName,
  hiddenNames,
  isRequired,
  type Kind,
} from './fields';

/** What is wrong with a field; `text` when a value is none. */
export type ErrorCode =
  | `${FieldName}.${'required' | 'invalid' | 'max'}`
  | `${'requestId' | 'locale' | 'text'}.invalid`;

/** The `demoRequest.errors` namespace of a catalogue, by field and rule. */
export type ErrorMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The message for a code.
 * @throws when the catalogue lacks it; a test checks every code.
 */
export function messageOf(messages: ErrorMessages, code: ErrorCode): string {
  const [field = '', rule = ''] = code.split('.');
  const message = messages[field]?.[rule];
  if (message === undefined) throw new Error(`There is no message demoRequest.errors.${code}.`);
  return message;
}

/**
 * Characters that nobody sees: they would make an empty name look filled in, or a mail's subject read
 * backwards. The joiners between letters stay, which Persian and Indian scripts spell with.
 */
const INVISIBLE =
  /([\p{L}\p{M}][\u200c\u200d](?=\p{L}))|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** They change the direction of all that follows (Unicode Standard Annex 9, 2.1 to 2.5). */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Single-line text: trimmed, without line breaks, control or invisible characters. */
const oneLine = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(INVISIBLE, '$1')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
    : value;

/** Multi-line text: normalised line breaks, no other control characters. */
const severalLines = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(DIRECTIONS, '')
        .trim()
    : value;

const emptyToNothing = (value: unknown) => (value === '' ? undefined : value);
/** Whether a chosen value is in its list; `required` reports an empty one. */
const listed = (values: readonly string[]) => (value: string | undefined) =>
  !value || values.includes(value);

const textOf = (normalise: (value: unknown) => unknown) =>
  string().transform(normalise).default('').defined();
type Text = ReturnType<typeof textOf>;

/** The rules that a field's entry states. Their errors are codes. */
function ruleOf(name: FieldName, kind: Kind): Text {
  const { control, max, pattern, options } = fields[name];
  const only = conditionOf(name, kind);
  const code = (rule: 'required' | 'invalid' | 'max'): ErrorCode => `${name}.${rule}`;
  if (control === 'hidden')
    return textOf((value) => options?.values.find((listed) => listed === value) ?? '');
  const text = textOf(control === 'textarea' ? severalLines : oneLine);
  const constrain = (schema: Text) => {
    let rule = only || isRequired(name, kind) ? schema.required(code('required')) : schema;
    if (max) rule = rule.max(max, code('max'));
    if (pattern) {
      rule = rule.matches(pattern, { message: code('invalid'), excludeEmptyString: true });
    }
    return options ? rule.test('listed', code('invalid'), listed(options.values)) : rule;
  };
  if (!only) return constrain(text);
  const none = (schema: Text) => schema.transform(() => '');
  // biome-ignore lint/suspicious/noThenProperty: yup's name for the branch.
  return text.when(only.field, { is: only.is, then: constrain, otherwise: none });
}

/** A request, validated in the browser and again by the receiver. */
export interface DemoRequest extends Readonly<Record<FieldName, string>> {
  /**
   * Makes retries idempotent: it identifies one filling-in of the form. A browser without JavaScript sends none,
   * nor need a program name a language.
   */
  readonly requestId?: string | undefined;
  readonly locale?: string | undefined;
}

function schemaOf(kind: Kind): ObjectSchema<DemoRequest> {
  const asked = fieldsOf(kind);
  return object({
    ...eachField((name) => (asked.includes(name) ? ruleOf(name, kind) : textOf(() => ''))),
    requestId: string().transform(emptyToNothing).uuid('requestId.invalid').lowercase(),
    locale: string().transform(emptyToNothing).test('listed', 'locale.invalid', listed(locales)),
  });
}

const schemas = { demo: schemaOf('demo'), contact: schemaOf('contact') };

/** Form values. */
export type FormValues = Partial<Record<FieldName | HiddenName, string>>;

export interface FieldError {
  readonly field: FieldName | HiddenName;
  readonly code: ErrorCode;
}

type Validation =
  | { readonly request: DemoRequest; readonly errors: readonly [] }
  | { readonly request: null; readonly errors: readonly FieldError[] };

/** Validates form values: the normalised request, or at most one error per field, in form order. */
export function validateRequest(values: FormValues, kind: Kind = 'demo'): Validation {
  try {
    return { request: schemas[kind].validateSync(values, { abortEarly: false }), errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { request: null, errors: firstOfEachField(error) };
  }
}

/** An empty value breaks several rules at once: report that it is required. */
const weight = ({ code }: FieldError) => (code.endsWith('.required') ? 0 : 1);

function firstOfEachField({ inner }: ValidationError): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const { path = '', message } of inner) {
    const error = { field: path, code: message } as FieldError;
    const known = found.get(path);
    if (!known || weight(error) < weight(known)) found.set(path, error);
  }
  return inFormOrder([...found.values()]);
}

const order: readonly string[] = [...fieldNames, ...hiddenNames];

export const inFormOrder = (errors: readonly FieldError[]): FieldError[] =>
  [...errors].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
