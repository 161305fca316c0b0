import type { ReactNode } from 'react';
import { type FieldName, fields } from '@/form/fields';
import type { FormMessages } from './messages';
import { FieldMessage, Hint, Row } from './styles';

interface FieldProps {
  name: FieldName;
  messages: FormMessages;
  /** Error message, when the value is invalid. */
  error: string | undefined;
}

export const fieldId = (name: FieldName): string => `demo-${name}`;

/** A labelled field whose hint and error are associated with it for screen readers. */
export function Field({ name, messages, error }: FieldProps) {
  const { control, required, max, options, autocomplete, inputMode } = fields[name];
  const id = fieldId(name);
  const hint = messages.hints[name];
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
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
