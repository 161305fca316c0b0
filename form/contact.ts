import { string } from 'yup';
import { code } from './codes';
import type { FieldName, Kind } from './fields';
import { demoRequestSchema, messageText } from './schema';

/** Id of the thanks on the page of the form, which shows once it is the target of the address. */
export const MESSAGE_RECEIVED = 'received';

/** All that a message to the team asks for. */
export const contactFields: readonly FieldName[] = ['email', 'message'];

const nothing = () =>
  string()
    .transform(() => '')
    .default('');

/** A message to the team: a request with nothing but an address and a message. */
const contactSchema = demoRequestSchema.shape({
  firstName: nothing(),
  lastName: nothing(),
  organization: nothing(),
  role: nothing(),
  sector: nothing(),
  otherSector: nothing(),
  companySize: nothing(),
  message: messageText().required(code('message.required')),
});

/** The kind that a form names; any other value is that of the demo form, which names none. */
export const kindOf = (value: string | undefined): Kind => (value === 'contact' ? value : 'demo');

/** The rules for a kind of request. */
export const schemaOf = (kind: Kind): typeof demoRequestSchema =>
  kind === 'contact' ? contactSchema : demoRequestSchema;
