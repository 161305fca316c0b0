import { controlOf } from '@/lib/form/control';
import { type FieldName, fieldNames, fields, honeypotName, shownOf } from '@/lib/form/fields';
import type { FormMessages } from './messages';
import { Row } from './styles';

interface FieldProps {
  name: FieldName;
  messages: FormMessages;
  /** Error message, when the value is invalid. */
  error: string | undefined;
}

export const fieldId = (name: FieldName): string => `demo-${name}`;

/** A labelled field whose hint and error are associated with it for screen readers. */
function Field({ name, messages, error }: FieldProps) {
  const id = fieldId(name);
  const hint = messages.hints[name];
  const placeholder = messages.placeholders[name];
  const shown = { kind: 'demo', id, words: messages, placeholder, hint, error } as const;
  const { tag: Tag, attributes, choices } = controlOf(name, shown);
  return (
    <Row data-field={name} {...(error && { 'data-invalid': '' })}>
      <label htmlFor={id}>{messages.fields[name]}</label>
      {hint && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="mistake" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Tag className="field large" {...attributes}>
        {choices?.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Tag>
    </Row>
  );
}

/** A field that only robots fill in. */
export const Website = ({ label }: { label: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="demo-website">{label}</label>
    <input id="demo-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
  </div>
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
  return shownOf('demo')
    .filter((name) => !seconds.has(name))
    .map((name) => {
      const { beside } = fields[name];
      if (!beside) return field(name);
      return (
        <div className="grid halves" key={name}>
          {field(name)}
          {field(beside as FieldName)}
        </div>
      );
    });
}
