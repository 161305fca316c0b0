import { readIdentity } from '@/lib/config/identity';

const CLIENT = '00001111-aaaa-2222-bbbb-3333cccc4444';
const entra = {
  AUTH_CLIENT_ID: CLIENT,
  AUTH_AUTHORITY: 'https://login.microsoftonline.com/9b1c',
};
const elsewhere = { ...entra, AUTH_AUTHORITY: 'https://login.acme.fr/t' };

it('uses Microsoft Entra ID and one redirect URI per language by default', () => {
  expect(readIdentity(entra)).toEqual({
    clientId: CLIENT,
    authority: 'https://login.microsoftonline.com/9b1c',
    redirectUri: null,
    knownAuthorities: [],
    protocol: 'AAD',
    renews: false,
    platformUrl: null,
  });
  expect(readIdentity({ ...elsewhere, AUTH_KNOWN_AUTHORITIES: 'login.acme.fr' })).not.toBeNull();
});

it('reads every setting', () => {
  expect(
    readIdentity({
      AUTH_CLIENT_ID: 'site',
      AUTH_AUTHORITY: 'https://id.example',
      AUTH_REDIRECT_URI: 'https://www.example/signup/',
      AUTH_KNOWN_AUTHORITIES: 'id.example, login.example:8443',
      AUTH_PROTOCOL: 'OIDC',
      AUTH_RENEWAL: 'on',
      PLATFORM_URL: 'https://app.example/',
    }),
  ).toEqual({
    clientId: 'site',
    authority: 'https://id.example/',
    redirectUri: 'https://www.example/signup/',
    knownAuthorities: ['id.example', 'login.example:8443'],
    protocol: 'OIDC',
    renews: true,
    platformUrl: 'https://app.example/',
  });
});

it.each([
  ['one of the two without the other', { AUTH_CLIENT_ID: CLIENT }, 'AUTH_AUTHORITY'],
  ['sign-in declined and configured', { ...entra, AUTH_CLIENT_ID: 'none' }, '=none and no'],
  ['no GUID of Entra ID', { ...entra, AUTH_CLIENT_ID: 'f0' }, 'AUTH_CLIENT_ID is "f0"'],
  ['a host of others', elsewhere, 'OIDC for another provider, or AUTH_KNOWN_AUTHORITIES to login'],
  ['Microsoft of OIDC without v2.0', { ...entra, AUTH_PROTOCOL: 'OIDC' }, '9b1c/v2.0, or AUTH_'],
  ['an unknown protocol', { ...entra, AUTH_PROTOCOL: 'SAML' }, 'Set it to AAD or OIDC'],
  ['an authority over http', { ...entra, AUTH_AUTHORITY: 'http://login.example/t' }, 'https://'],
  ['an authority that is not a URL', { ...entra, AUTH_AUTHORITY: 'tenant' }, 'AUTH_AUTHORITY'],
  [
    'an authority for any tenant',
    { ...entra, AUTH_AUTHORITY: 'https://login.microsoftonline.com/common' },
    'one tenant’s',
  ],
  [
    'an authority without a tenant',
    { ...entra, AUTH_AUTHORITY: 'https://login.microsoftonline.com' },
    'one tenant’s',
  ],
  [
    'an authority copied from the documentation',
    { ...entra, AUTH_AUTHORITY: 'https://login.microsoftonline.com/<tenant ID>' },
    'AUTH_AUTHORITY is "https://login.microsoftonline.com/<tenant ID>"',
  ],
  [
    'a known authority that is an address',
    { ...entra, AUTH_KNOWN_AUTHORITIES: 'id.example, https://login.acme.fr' },
    'AUTH_KNOWN_AUTHORITIES contains "https://login.acme.fr". Set it to host names only',
  ],
  ['a script as platform', { ...entra, PLATFORM_URL: 'javascript:alert(1)' }, 'PLATFORM_URL'],
  [
    'a redirect address with a fragment',
    { ...entra, AUTH_REDIRECT_URI: 'https://www.example/signup/#x' },
    'AUTH_REDIRECT_URI',
  ],
])('refuses %s, naming the variable', (_name, environment, message) => {
  expect(() => readIdentity(environment)).toThrow(message);
});
