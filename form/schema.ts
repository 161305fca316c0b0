import { type InferType, object, string } from 'yup';
import { locales } from '@/lib/i18n/locales';
import { code } from './codes';
import { companySizes, limits, sectors } from './fields';

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

const line = () => string().transform(oneLine).default('');
export const messageText = () =>
  string().transform(severalLines).default('').max(limits.message, code('message.max'));
const emptyToNothing = (value: unknown) => (value === '' ? undefined : value);
/** Whether a chosen value is in its list; `required` reports an empty one. */
const listed = (values: readonly string[]) => (value: string | undefined) =>
  !value || values.includes(value);

/**
 * A demo request, validated in the browser and again by the receiver. Error messages are codes
 * (form/codes.ts), translated by messages.ts.
 *
 * `requestId` makes retries idempotent: it identifies one filling-in of the form. It is optional, as is
 * `locale`, because a browser without JavaScript sends neither.
 */
export const demoRequestSchema = object({
  firstName: line()
    .required(code('firstName.required'))
    .max(limits.firstName, code('firstName.max')),
  lastName: line().required(code('lastName.required')).max(limits.lastName, code('lastName.max')),
  email: line()
    .required(code('email.required'))
    .max(limits.email, code('email.max'))
    .email(code('email.invalid'))
    .matches(/\.[^.@\s]{2,}$/, { message: code('email.invalid'), excludeEmptyString: true }),
  organization: line()
    .required(code('organization.required'))
    .max(limits.organization, code('organization.max')),
  role: line().required(code('role.required')).max(limits.role, code('role.max')),
  sector: line()
    .required(code('sector.required'))
    .test('listed', code('sector.invalid'), listed(sectors)),
  otherSector: line().when('sector', {
    is: 'other',
    // biome-ignore lint/suspicious/noThenProperty: yup's name for the branch.
    then: (schema) =>
      schema
        .required(code('otherSector.required'))
        .max(limits.otherSector, code('otherSector.max')),
    otherwise: (schema) => schema.transform(() => ''),
  }),
  companySize: line()
    .required(code('companySize.required'))
    .test('listed', code('companySize.invalid'), listed(companySizes)),
  message: messageText(),
  requestId: string().transform(emptyToNothing).uuid(code('requestId.invalid')).lowercase(),
  locale: string()
    .transform(emptyToNothing)
    .test('listed', code('locale.invalid'), listed(locales)),
});

export type DemoRequest = InferType<typeof demoRequestSchema>;
