// The build that the output and end-to-end tests read is configured as a company would, so that they see the legal
// facts, sign-in and the public origin. What is shown while a setting is missing has unit tests.

/** Unused but not reserved names, from domains for private networks. */
export const ORIGIN = 'https://esg.internal';
export const ISSUER = 'https://login.esg.internal/';
export const CLIENT_ID = 'vigie-site';
export const PLATFORM = 'https://platform.esg.internal/';

/** Everything that the legal notice states. */
export const company = {
  PUBLISHER_LEGAL_NAME: 'Exemple SAS',
  PUBLISHER_LEGAL_FORM: 'Société par actions simplifiée',
  PUBLISHER_SHARE_CAPITAL: '10 000 euros',
  PUBLISHER_REGISTERED_OFFICE: '1 rue de la Paix, 75002 Paris',
  PUBLISHER_REGISTRATION: 'RCS Paris 000 000 000',
  PUBLISHER_VAT_NUMBER: 'none',
  PUBLISHER_PHONE: '+33 1 99 00 00 00',
  PUBLISHER_DIRECTOR: 'Camille Martin',
  LEGAL_HOST_NAME: 'Hébergeur Exemple',
  LEGAL_HOST_ADDRESS: '2 rue du Port, 59000 Lille',
  LEGAL_HOST_PHONE: '+33 3 53 01 00 00',
};

/** The form keeps its default, the receiver behind the site: the tests send to it. */
export const settings: Readonly<Record<string, string>> = {
  ...company,
  SITE_ORIGIN: ORIGIN,
  SITE_EMAIL: 'hello@esg.internal',
  SITE_SOCIAL_URL: 'https://social.internal/esg',
  PLATFORM_HOSTED_IN_EU: 'yes',
  SITE_LOG_DAYS: '30',
  SITE_LICENCES_GRANTED: 'yes',
  SITE_AUTHOR_NAME: 'Alexandra Delacroix-Montgomery',
  SITE_AUTHOR_ROLE_FR: 'responsable de la veille réglementaire',
  SITE_AUTHOR_ROLE_EN: 'head of regulatory monitoring',
  SITE_REVIEWER_NAME: 'Maître Guillaume de La Rochefoucauld',
  SITE_REVIEWER_ROLE_FR: 'avocat au barreau de Paris',
  SITE_REVIEWER_ROLE_EN: 'member of the Paris Bar',
  SITE_REVIEWED_ON: '2026-11-22',
  AUTH_CLIENT_ID: CLIENT_ID,
  AUTH_AUTHORITY: ISSUER,
  AUTH_KNOWN_AUTHORITIES: new URL(ISSUER).host,
  AUTH_PROTOCOL: 'OIDC',
  PLATFORM_URL: PLATFORM,
};
