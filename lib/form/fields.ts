import { type Locale, localeRoot } from '@/lib/i18n/locales';

export const sectors = [
  'energy',
  'materials',
  'industrials',
  'consumer_discretionary',
  'consumer_staples',
  'healthcare',
  'financials',
  'information_technology',
  'communication_services',
  'utilities',
  'real_estate',
  'agriculture',
  'transportation',
  'mining',
  'professional_services',
  'other',
] as const;

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;

/** Where a request may come from: a verdict, the tour, else the part of the site that led to the form. */
export const origins = [
  'landing-verdict',
  'simulator-verdict',
  'tour',
  'landing',
  'plateforme',
  'clients',
  'ressources',
  'solutions',
  'guides',
  'obligations',
  'questions',
  'omnibus',
  'about',
] as const;

/**
 * All there is to say of a field, but for its words: `demoRequest.fields` and `demoRequest.errors` have them in
 * messages/, by its name. What validates, shows, stores, exports and mails the form reads it here.
 */
interface Field {
  /** One that is `hidden` is the page's to fill in: without scripts it is empty, as is what is not among its values. */
  readonly control: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'hidden';
  /** Of the table of requests. A database that lacks it gets it, empty for the requests it has. */
  readonly column: string;
  readonly required?: true;
  /** The answer to a select with which it is asked for, and required; dropped with any other. */
  readonly only?: { readonly field: string; readonly is: string };
  /** Maximum length, in characters as `maxlength` counts them. */
  readonly max?: number;
  readonly pattern?: RegExp;
  /** What may be chosen, and where in `demoRequest` its words are. */
  readonly options?: {
    readonly values: readonly string[];
    readonly labels: 'sectors' | 'companySizes' | 'origins';
  };
  /** Token for autofill. */
  readonly autocomplete?: string;
  /** Keyboard of a phone; what is typed is then no prose, and its spelling not checked. */
  readonly inputMode?: 'email' | 'tel';
  /** The field that shares its row, where there is room for two. */
  readonly beside?: string;
  /** Whether a message to the team has it too, and requires it. */
  readonly inMessage?: true;
  /** In the test message. */
  readonly example: string;
}

/** The fields, in the order of errors, columns of the export and lines of the mail. */
const entries = {
  firstName: {
    control: 'text',
    column: 'first_name',
    required: true,
    max: 100,
    autocomplete: 'given-name',
    beside: 'lastName',
    example: 'Test',
  },
  lastName: {
    control: 'text',
    column: 'last_name',
    required: true,
    max: 100,
    autocomplete: 'family-name',
    example: 'Message',
  },
  email: {
    control: 'email',
    column: 'email',
    required: true,
    max: 254,
    // Of any alphabet (RFC 6531), on both sides.
    pattern: /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/u,
    autocomplete: 'email',
    inputMode: 'email',
    inMessage: true,
    example: 'test@example.com',
  },
  organization: {
    control: 'text',
    column: 'organization',
    required: true,
    max: 200,
    autocomplete: 'organization',
    beside: 'role',
    example: 'Test message',
  },
  role: {
    control: 'text',
    column: 'role',
    required: true,
    max: 200,
    autocomplete: 'organization-title',
    example: 'Test',
  },
  sector: {
    control: 'select',
    column: 'sector',
    required: true,
    options: { values: sectors, labels: 'sectors' },
    beside: 'companySize',
    example: 'energy',
  },
  otherSector: {
    control: 'text',
    column: 'other_sector',
    only: { field: 'sector', is: 'other' },
    max: 200,
    example: '',
  },
  companySize: {
    control: 'select',
    column: 'company_size',
    required: true,
    options: { values: companySizes, labels: 'companySizes' },
    example: '51-200',
  },
  message: {
    control: 'textarea',
    column: 'message',
    max: 4000,
    inMessage: true,
    example: 'Sent by npm run requests -- test. Nobody asked for a demo.',
  },
  origin: {
    control: 'hidden',
    column: 'origin',
    options: { values: origins, labels: 'origins' },
    example: 'tour',
  },
} as const satisfies Record<string, Field> & Partial<Record<Taken, never>>;

/** Names of what forms send besides: no field may have one. */
type Taken = HiddenName | typeof honeypotName | typeof proofName;

export type FieldName = keyof typeof entries;
export type Column = (typeof entries)[FieldName]['column'];
export const fields: Readonly<Record<FieldName, Field & { readonly column: Column }>> = entries;
export const fieldNames = Object.keys(entries) as FieldName[];

/** A value for each field, such as its column's. */
export const eachField = <Value>(make: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, Value>;

/** Fields sent along with the answers. */
export const hiddenNames = ['requestId', 'locale', 'kind'] as const;
export type HiddenName = (typeof hiddenNames)[number];

/** Honeypot field: hidden from people, who leave it empty; bots fill it in. */
export const honeypotName = 'website';

/** Where the receiver gives the page's script a challenge, below the address that the form posts to. */
export const challengePath = 'challenge/';

/** The solution of the receiver's challenge, as JSON; empty when the page's script found none. */
export const proofName = 'proof';

/** What a form is for: a demo, or a message to the team, which has no more than an address and a text. */
export type Kind = 'demo' | 'contact';

/** The kind that a form names; any other value is that of the demo form, which names none. */
export const kindOf = (value: string | undefined): Kind => (value === 'contact' ? value : 'demo');

export const fieldsOf = (kind: Kind): readonly FieldName[] =>
  kind === 'demo' ? fieldNames : fieldNames.filter((name) => fields[name].inMessage);

/** Those of them that the visitor fills in. */
export const shownOf = (kind: Kind): readonly FieldName[] =>
  fieldsOf(kind).filter((name) => fields[name].control !== 'hidden');

/** The answer with which alone a form asks for a field; none where it does not ask the other question. */
export const conditionOf = (name: FieldName, kind: Kind): Field['only'] => {
  const { only } = fields[name];
  return fieldsOf(kind).some((other) => other === only?.field) ? only : undefined;
};

/** Whether a form requires a field whatever the other answers; a message requires all that it asks for. */
export const isRequired = (name: FieldName, kind: Kind): boolean =>
  !conditionOf(name, kind) && (kind === 'contact' || Boolean(fields[name].required));

/** Id of the thanks on the page of a form, which show once they are the target of the address. */
export const RECEIVED = 'received';

/** Where the site says thank you. */
export const thanksPath = (kind: Kind, locale: Locale): string =>
  `${localeRoot(locale)}${kind === 'contact' ? 'message' : 'signup'}/#${RECEIVED}`;
