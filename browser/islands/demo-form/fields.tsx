import type { ReactNode } from 'react';
import { type FieldName, fieldNames, fields, honeypotName } from '@/lib/form/fields';
import type { FormMessages } from './messages';
import { FieldMessage, Hint, Honeypot, Pair, Row } from './styles';

interface FieldProps {
  name: FieldName;
  messages: FormMessages;
  /** Error message, when the value is invalid. */
  error: string | undefined;
}

export const fieldId = (name: FieldName): string => `demo-${name}`;

/** A labelled field whose hint and error are associated with it for screen readers. */
function Field({ name, messages, error }: FieldProps) {
  const { control, required, max, options, autocomplete, inputMode } = fields[name];
  const id = fieldId(name);
  const hint = messages.hints[name];
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    className: 'field large',
    required: required ?? false,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    autoComplete: autocomplete,
  } as const;
  const typed = {
    ...shared,
    maxLength: max,
    placeholder: messages.placeholders[name],
  };
  return (
    <Row data-field={name} {...(error && { 'data-invalid': '' })}>
      <label htmlFor={id}>{messages.fields[name]}</label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      {options ? (
        <select {...shared} defaultValue="">
          <option value="">{messages.choose}</option>
          {optionsOf(messages[options.labels])}
        </select>
      ) : control === 'textarea' ? (
        <textarea {...typed} rows={5} />
      ) : (
        <input {...typed} type={control} {...(inputMode && { inputMode, spellCheck: false })} />
      )}
    </Row>
  );
}

const optionsOf = (options: Readonly<Record<string, string>>): ReactNode =>
  Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A field that only robots fill in. */
export const Website = ({ label }: { label: string }) => (
  <Honeypot aria-hidden="true">
    <label htmlFor="demo-website">{label}</label>
    <input id="demo-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
  </Honeypot>
);

interface FieldsProps {
  messages: FormMessages;
  /** What to correct, by field. */
  errors: ReadonlyMap<FieldName, string>;
}

/** The second fields of rows, which are shown with the first. */
const seconds = new Set<string | undefined>(fieldNames.map((name) => fields[name].beside));

export function Fields({ messages, errors }: FieldsProps) {
  const field = (name: FieldName) => (
    <Field key={name} name={name} messages={messages} error={errors.get(name)} />
  );
  return fieldNames
    .filter((name) => !seconds.has(name))
    .map((name) => {
      const { beside } = fields[name];
      if (!beside) return field(name);
      return (
        <Pair key={name}>
          {field(name)}
          {field(beside as FieldName)}
        </Pair>
      );
    });
}
