/** Every validation error code. The part before the dot is the field, except for `text`. */
export const errorCodes = [
  'firstName.required',
  'firstName.max',
  'lastName.required',
  'lastName.max',
  'email.required',
  'email.invalid',
  'email.max',
  'organization.required',
  'organization.max',
  'role.required',
  'role.max',
  'sector.required',
  'sector.invalid',
  'otherSector.required',
  'otherSector.max',
  'companySize.required',
  'companySize.invalid',
  'message.required',
  'message.max',
  'requestId.invalid',
  'locale.invalid',
  'text.invalid',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A code for use in the schema; a misspelt one does not compile. */
export const code = <Code extends ErrorCode>(value: Code): Code => value;
