/** Fields the visitor fills in, in form order. */
export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'organization',
  'role',
  'sector',
  'otherSector',
  'companySize',
  'message',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Fields sent along with the answers. */
export const hiddenNames = ['requestId', 'locale', 'kind'] as const;
export type HiddenName = (typeof hiddenNames)[number];

/** What a form is for: a demo, or a message to the team (contact.ts). */
export type Kind = 'demo' | 'contact';

/** Honeypot field: hidden from people, who leave it empty; bots fill it in. */
export const honeypotName = 'website';

/** How long the visitor was on the page when sending, in ms; only the page's script can say. */
export const timeName = 'timeOnPage';

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
export type Sector = (typeof sectors)[number];

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** Maximum length of each text field, in characters as `maxlength` counts them. */
export const limits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  organization: 200,
  role: 200,
  otherSector: 200,
  message: 4000,
} as const satisfies Partial<Record<FieldName, number>>;

/** `autocomplete` tokens, for autofill. */
export const autocomplete: Partial<Record<FieldName, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  organization: 'organization',
  role: 'organization-title',
};
