import { type FieldName, fieldNames, fields, shownOf } from '@/lib/form/fields';
import { Control } from './control';
import type { FormMessages } from './messages';
import { Row } from './styles';

interface FieldProps {
  name: FieldName;
  messages: FormMessages;
  /** Error message, when the value is invalid. */
  error: string | undefined;
}

export const fieldId = (name: FieldName): string => `demo-${name}`;

function Field({ name, messages, error }: FieldProps) {
  const [hint, placeholder] = [messages.hints[name], messages.placeholders[name]];
  return (
    <Row data-field={name} {...(error && { 'data-invalid': '' })}>
      <Control
        kind="demo"
        id={fieldId(name)}
        label={messages.fields[name]}
        words={messages}
        {...{ name, hint, placeholder, error }}
      />
    </Row>
  );
}

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
