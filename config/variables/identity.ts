import type { VariableGroup } from './variable';

export const identityVariables: VariableGroup = {
  title: 'Sign-in',
  reader: 'config/identity.ts',
  readBy: 'build',
  variables: [
    { name: 'AUTH_CLIENT_ID', meaning: 'Application (client) ID; public, as it is in the page' },
    {
      name: 'AUTH_AUTHORITY',
      meaning: 'The tenant’s own authority, over `https:`; there is no sign-in without these two',
      example: 'https://login.microsoftonline.com/<tenant id>',
    },
    {
      name: 'AUTH_REDIRECT_URI',
      meaning:
        'One page to return to, for both languages; without it, each language returns to its own',
      example: 'https://www.example.com/signup/',
    },
    {
      name: 'AUTH_KNOWN_AUTHORITIES',
      meaning: 'Host names to trust besides Microsoft’s own, separated by commas',
      example: 'login.example.com',
    },
    {
      name: 'AUTH_PROTOCOL',
      meaning: '`AAD` for Microsoft Entra ID, `OIDC` for any other OpenID provider',
      fallback: 'AAD',
    },
    {
      name: 'PLATFORM_URL',
      meaning: 'Where "Open the platform" leads once signed in',
      example: 'https://app.example.com/',
    },
  ],
};
