import { type FieldName, fieldNames, fields, honeypotName } from '@/form/fields';
import { Field } from './field';
import type { FormMessages } from './messages';
import { Honeypot, Pair } from './styles';

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
