import { readIdentity } from '@/lib/config/identity';

const CLIENT = '00001111-aaaa-2222-bbbb-3333cccc4444';
const entra = {
  AUTH_CLIENT_ID: CLIENT,
  AUTH_AUTHORITY: 'https://login.microsoftonline.com/9b1c',
};
const at = (AUTH_AUTHORITY: string) => ({ ...entra, AUTH_AUTHORITY });
const elsewhere = at('https://login.acme.fr/t');

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
  ['a host of others', elsewhere, 'or set AUTH_PROTOCOL=OIDC for another provider, or AUTH_KNOWN'],
  ['a host of others without a path', at('https://accounts.acme.fr'), 'AUTH_PROTOCOL=OIDC'],
  ['Microsoft of OIDC without v2.0', { ...entra, AUTH_PROTOCOL: 'OIDC' }, '9b1c/v2.0, or AUTH_'],
  ['Entra ID with v2.0', at(`${entra.AUTH_AUTHORITY}/v2.0`), '/9b1c, or AUTH_PROTOCOL to OIDC'],
  ['an unknown protocol', { ...entra, AUTH_PROTOCOL: 'SAML' }, 'Set it to AAD or OIDC'],
  ['an authority over http', at('http://login.example/t'), 'https://'],
  ['an authority that is not a URL', at('tenant'), 'AUTH_AUTHORITY'],
  ['an authority for any tenant', at('https://login.microsoftonline.com/common'), 'one tenant’s'],
  ['an authority without a tenant', at('https://login.microsoftonline.com'), 'one tenant’s'],
  ['an authority copied', at('https://login.microsoftonline.com/<tenant ID>'), '/<tenant ID>"'],
  ['a known URL', { ...entra, AUTH_KNOWN_AUTHORITIES: 'a.fr, https://b.fr' }, 'is "https://b.fr"'],
  ['a script as platform', { ...entra, PLATFORM_URL: 'javascript:alert(1)' }, 'PLATFORM_URL'],
  ['a redirect to a fragment', { ...entra, AUTH_REDIRECT_URI: 'https://a.fr/#x' }, 'REDIRECT_URI'],
])('refuses %s, naming the variable', (_name, environment, message) => {
  expect(() => readIdentity(environment)).toThrow(message);
});
