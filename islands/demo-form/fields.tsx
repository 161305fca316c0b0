import { type FieldName, honeypotName } from '@/form/fields';
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

export function Fields({ messages, errors }: FieldsProps) {
  const field = (name: FieldName) => ({ name, messages, error: errors.get(name) });
  return (
    <>
      <Pair>
        <Field {...field('firstName')} />
        <Field {...field('lastName')} />
      </Pair>
      <Field {...field('email')} control="email" />
      <Pair>
        <Field {...field('organization')} />
        <Field {...field('role')} />
      </Pair>
      <Pair>
        <Field {...field('sector')} options={messages.sectors} />
        <Field {...field('companySize')} options={messages.companySizes} />
      </Pair>
      <Field {...field('otherSector')} required={false} />
      <Field {...field('message')} required={false} control="textarea" />
    </>
  );
}
