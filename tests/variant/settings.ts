/** Unused but not reserved names, from domains for private networks. */
export const ORIGIN = 'https://esg.internal';
export const ISSUER = 'https://login.esg.internal/';
export const CLIENT_ID = 'vigie-site';
export const PLATFORM = 'https://platform.esg.internal/';
export const SPEED = 'https://cdn.esg.internal/speed.js';
export const TODAY = '2027-01-31';

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

/** Sets every build variable, unlike the build that other tests read. */
export const settings: Readonly<Record<string, string>> = {
  ...company,
  DEMO_FORM_ENDPOINT: 'none',
  SITE_ORIGIN: ORIGIN,
  SITE_EMAIL: 'hello@esg.internal',
  SITE_SOCIAL_URL: 'https://social.internal/esg',
  PLATFORM_HOSTED_IN_EU: 'no',
  SITE_LOG_DAYS: '30',
  SITE_SPEED: SPEED,
  SITE_LICENCES_GRANTED: 'yes',
  AUTH_CLIENT_ID: CLIENT_ID,
  AUTH_AUTHORITY: ISSUER,
  AUTH_KNOWN_AUTHORITIES: new URL(ISSUER).host,
  AUTH_PROTOCOL: 'OIDC',
  PLATFORM_URL: PLATFORM,
  SITE_TODAY: TODAY,
};
