import { flatten } from '@/authoring/messages/catalogue';
import { companySizes, fieldNames, fields, sectors, thanksPath } from '@/lib/form/fields';
import { messageOf, validateRequest } from '@/lib/form/schema';
import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import { messagesIn } from '@/tests/languages';
import { answers } from '@/tests/receiver/demo-requests';

const codes = (changes: Record<string, unknown>) =>
  validateRequest(answers(changes)).errors.map(({ code }) => code);

it('accepts valid answers and normalises them', () => {
  const { request, errors } = validateRequest(
    answers({
      firstName: '  Jean\tPierre\r\n ',
      email: ' a.b@c.example ',
      message: ' une\r\nligne\u0000\u001b[2J ',
      otherSector: 'dropped, since the sector is in the list',
    }),
  );
  expect(errors).toEqual([]);
  expect(request).toMatchObject({
    firstName: 'Jean Pierre',
    email: 'a.b@c.example',
    message: 'une\nligne[2J',
    otherSector: '',
  });
});

it.each(['élodie@entreprise.example', 'ada@bücher.example', "o'neill+esg@a-b.co.example"])(
  'accepts the address %s',
  (email) => expect(codes({ email })).toEqual([]),
);

it.each([
  ['\u202eétalp', 'étalp'],
  ['Zo\u200bé\ufeff \u2066A\u2069', 'Zoé A'],
  ['Zo\u00adé', 'Zoé'],
  ['\u{e0041}Zoé', 'Zoé'],
  // Joiners within words of scripts that spell with them.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u200dZoé\u200c', 'Zoé'],
])('drops what nobody sees of the name %j', (firstName, seen) => {
  const { request } = validateRequest(answers({ firstName, organization: firstName }));
  expect([request?.firstName, request?.organization]).toEqual([seen, seen]);
});

it.each(['\u200b\u200b', '\u2800', '\u3164', '\u2060 \u00ad'])(
  'takes the invisible name %j for none',
  (lastName) => {
    expect(codes({ lastName })).toEqual(['lastName.required']);
  },
);

it('keeps emoji in a message whole, and drops what turns text around', () => {
  const { request } = validateRequest(answers({ message: '\u202e👩\u200d💻 \u2066ok\u2069' }));
  expect(request?.message).toBe('👩\u200d💻 ok');
});

it('takes an origin that is not listed for none', () => {
  const origins = ['tour', '<b>elsewhere', undefined];
  const known = origins.map((origin) => validateRequest(answers({ origin })).request?.origin);
  expect(known).toEqual(['tour', '', '']);
});

it('reports everything that is missing, in form order', () => {
  expect(validateRequest({}).errors.map(({ code }) => code)).toEqual([
    'firstName.required',
    'lastName.required',
    'email.required',
    'organization.required',
    'role.required',
    'sector.required',
    'companySize.required',
  ]);
});

it.each([
  [{ email: 'zoe' }, 'email.invalid'],
  [{ email: 'zoe@entreprise' }, 'email.invalid'],
  [{ email: 'a@b.example, c@d.example' }, 'email.invalid'],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email.invalid'],
  [{ firstName: ' \t ' }, 'firstName.required'],
  [{ sector: 'other' }, 'otherSector.required'],
  [{ sector: 'other', otherSector: '  ' }, 'otherSector.required'],
  [{ sector: 'piracy' }, 'sector.invalid'],
  [{ companySize: '12' }, 'companySize.invalid'],
  [{ requestId: 'mine' }, 'requestId.invalid'],
  [{ locale: 'de' }, 'locale.invalid'],
])('refuses %j with %s', (changes, code) => {
  expect(codes(changes)).toEqual([code]);
});

const limits = fieldNames.flatMap((name) => (fields[name].max ? [[name, fields[name].max]] : []));

it.each(limits as [string, number][])('accepts %s up to %i characters', (field, limit) => {
  const others = field === 'otherSector' ? { sector: 'other' } : {};
  const long = (length: number) =>
    field === 'email' ? `${'a'.repeat(length - 12)}@b-c.example` : 'x'.repeat(length);
  expect(codes({ ...others, [field]: long(limit) })).not.toContain(`${field}.max`);
  expect(codes({ ...others, [field]: long(limit + 1) })).toContain(`${field}.max`);
});

it('accepts a request without requestId, locale and message', () => {
  expect(codes({ requestId: '', locale: '', message: '' })).toEqual([]);
  expect(codes({ requestId: undefined, locale: undefined, message: undefined })).toEqual([]);
});

describe.each(locales)('in %s', (locale) => {
  const { demoRequest } = messagesIn(locale);

  it('has exactly one message for each code', () => {
    const codes = fieldNames.flatMap((name) => {
      const { required, only, inMessage, control, options, max } = fields[name];
      return [
        (required ?? only ?? inMessage) && `${name}.required`,
        (control === 'email' || (options && control !== 'hidden')) && `${name}.invalid`,
        max && `${name}.max`,
      ].filter(Boolean);
    });
    expect([...flatten(demoRequest.errors).keys()].sort()).toEqual(
      [...codes, 'requestId.invalid', 'locale.invalid', 'text.invalid'].sort(),
    );
  });

  it.each(limits as [string, number][])('states the actual limit of %s', (field, limit) => {
    const message = messageOf(demoRequest.errors, `${field}.max` as 'email.max');
    expect(message.replace(/\D/g, '')).toBe(String(limit));
  });

  it('names every field and choice', () => {
    expect(Object.keys(demoRequest.fields)).toEqual(fieldNames);
    expect(Object.keys(demoRequest.sectors)).toEqual(sectors);
    expect(Object.keys(demoRequest.companySizes)).toEqual(companySizes);
  });

  it('says thank you on pages of the site', () => {
    expect(thanksPath('demo', locale)).toBe(pagePath('signup', locale, 'received'));
    expect(thanksPath('contact', locale)).toBe(pagePath('message', locale, 'received'));
  });
});
