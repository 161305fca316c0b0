import { type InferType, object, string } from 'yup';
import { locales } from '@/lib/i18n/locales';
import { code } from './codes';
import { companySizes, limits, sectors } from './fields';

/** A line of text: no line breaks or control characters, no space around it. */
const oneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value;

/** Several lines: line breaks of one kind, no other control characters. */
const severalLines = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim()
    : value;

const line = () => string().transform(oneLine).default('');
const emptyToNothing = (value: unknown) => (value === '' ? undefined : value);
/** Whether a chosen value is in its list; an empty one is for `required` to refuse. */
const listed = (values: readonly string[]) => (value: string | undefined) =>
  !value || values.includes(value);

/**
 * A demo request as the browser checks it and the receiver checks it again. The messages of its
 * errors are codes (lib/demo-request/codes.ts), put into words by messages.ts.
 *
 * `requestId` names one filling-in of the form: a retry keeps it. It may be absent, as it is when
 * the browser runs no script; so may `locale`.
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
    // biome-ignore lint/suspicious/noThenProperty: the name yup gives to the branch.
    then: (schema) =>
      schema
        .required(code('otherSector.required'))
        .max(limits.otherSector, code('otherSector.max')),
    otherwise: (schema) => schema.transform(() => ''),
  }),
  companySize: line()
    .required(code('companySize.required'))
    .test('listed', code('companySize.invalid'), listed(companySizes)),
  message: string().transform(severalLines).default('').max(limits.message, code('message.max')),
  requestId: string().transform(emptyToNothing).uuid(code('requestId.invalid')).lowercase(),
  locale: string()
    .transform(emptyToNothing)
    .test('listed', code('locale.invalid'), listed(locales)),
});

export type DemoRequest = InferType<typeof demoRequestSchema>;
