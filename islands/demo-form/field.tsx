import type { ReactNode } from 'react';
import { autocomplete, type FieldName, limits } from '@/form/fields';
import type { FormMessages } from './messages';
import { FieldMessage, Hint, Row } from './styles';

interface FieldProps {
  name: FieldName;
  messages: FormMessages;
  /** Error message, when the value is invalid. */
  error: string | undefined;
  required?: boolean;
  /** Type of control; a list of options renders a select. */
  control?: 'text' | 'email' | 'textarea';
  options?: Readonly<Record<string, string>>;
}

export const fieldId = (name: FieldName): string => `demo-${name}`;

/** A labelled field whose hint and error are associated with it for screen readers. */
export function Field({
  name,
  messages,
  error,
  required = true,
  control = 'text',
  options,
}: FieldProps) {
  const id = fieldId(name);
  const hint = messages.hints[name];
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    autoComplete: autocomplete[name],
  } as const;
  const typed = {
    ...shared,
    maxLength: limits[name as keyof typeof limits],
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
          {entries(options)}
        </select>
      ) : control === 'textarea' ? (
        <textarea {...typed} rows={5} />
      ) : (
        <input
          {...typed}
          type={control}
          {...(control === 'email' && { inputMode: 'email' as const, spellCheck: false })}
        />
      )}
    </Row>
  );
}

const entries = (options: Readonly<Record<string, string>>): ReactNode =>
  Object.entries(options).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
