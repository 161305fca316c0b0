import { list, oneOf, refuse } from '../values';
import { group, means } from './variable';

/** Where the receiver of this site takes requests. */
export const OWN_RECEIVER = '/api/demo-requests/';

const successRules = ['receiver', 'json-ok', 'status'] as const;

/** Where the form is posted; null for no form. */
function formAddress(name: string, value: string): string | null {
  if (value === 'none') return null;
  return /^(https:\/\/|\/(?!\/))/.test(value)
    ? value
    : refuse(name, 'an https:// address, to a path of this site, or to none', value);
}

function textFields(name: string, json: string): Readonly<Record<string, string>> {
  try {
    const fields: Record<string, string> = JSON.parse(json);
    if (json.startsWith('{') && Object.values(fields).every((value) => typeof value === 'string'))
      return fields;
  } catch {
    // Reported below, with the variable's name.
  }
  return refuse(name, 'a JSON object with string values, such as {"form-name":"demo"}', json);
}

export const formVariables = group({
  title: 'The demo form',
  readBy: 'build',
  variables: {
    DEMO_FORM_ENDPOINT: means(
      'Where the form is posted: an `https:` URL, a path of the site’s own host, or `none` for no form',
    ).byDefault(OWN_RECEIVER, formAddress),
    DEMO_FORM_FIELDS: means(
      'More hidden fields, as JSON, such as `{"form-name":"demo"}` for Netlify',
    ).byDefault('{}', textFields),
    DEMO_FORM_SUCCESS: means(
      'What counts as stored: `receiver` (2xx with an id), `json-ok` (2xx with `"ok": true`, as Formspree) or `status` (any 2xx, as Netlify)',
    ).byDefault('receiver', oneOf(successRules, `one of: ${successRules.join(', ')}`)),
  },
});

/** Null for no sign-in. */
function clientId(name: string, value: string): string | null {
  if (value === 'none') return null;
  return /[\s<>"]/.test(value)
    ? refuse(name, 'the application (client) ID, or none', value)
    : value;
}

function webAddress(name: string, value: string): URL {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.hash)
    return refuse(name, 'a full URL, such as https://example.com/', value);
  return url;
}

function authority(name: string, value: string): URL {
  const url = webAddress(name, value);
  if (url.protocol !== 'https:') refuse(name, 'an address that starts with https://', `${url}`);
  if (/[<>]|%3[CE]/i.test(url.href)) refuse(name, 'one with your tenant ID', value);
  return url;
}

/** A host name with an optional port, as a CSP host source accepts it. */
const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/i;

function hostNames(name: string, value: string): string[] {
  const hosts = list(value);
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) refuse(name, 'host names only, such as login.example.com', wrong);
  return hosts;
}

export const identityVariables = group({
  title: 'Sign-in',
  readBy: 'build',
  variables: {
    AUTH_CLIENT_ID: {
      meaning: 'Application (client) ID; public, as it is in the page; `none` for no sign-in',
      required: true,
      until:
        'the login button leads to a section that says that sign-in is not open: set it with AUTH_AUTHORITY, or set none',
      parse: clientId,
    },
    AUTH_AUTHORITY: means(
      'The tenant’s own authority, over `https:`; there is no sign-in without these two',
    ).suchAs('https://login.microsoftonline.com/<tenant id>', authority),
    AUTH_REDIRECT_URI: means(
      'One page to return to, for both languages; without it, each language returns to its own',
    ).suchAs('https://www.example.com/signup/', webAddress),
    AUTH_KNOWN_AUTHORITIES: means(
      'Host names to trust besides Microsoft’s own, separated by commas',
    ).suchAs('login.example.com', hostNames),
    AUTH_PROTOCOL: means(
      '`AAD` for Microsoft Entra ID, `OIDC` for any other OpenID provider',
    ).byDefault('AAD', oneOf(['AAD', 'OIDC'] as const, 'AAD or OIDC')),
    AUTH_RENEWAL: means(
      '`on` renews a session when it ends, with a refresh token in the tab’s storage',
    ).byDefault('off', oneOf(['off', 'on'] as const, 'off or on')),
    PLATFORM_URL: means('Where "Open the platform" leads once signed in').suchAs(
      'https://app.example.com/',
      webAddress,
    ),
  },
});
