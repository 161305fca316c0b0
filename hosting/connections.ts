import { demoForm } from '@/config/demo-form';
import { type Identity, identity } from '@/config/identity';
import type { PageId } from '@/routes/registry';

/** Hosts that sign-in calls from the browser: the authority and any additional trusted ones. */
const identityHosts = (provider: Identity | null): string[] =>
  provider
    ? [
        new URL(provider.authority).origin,
        ...provider.knownAuthorities.map((host) => `https://${host}`),
      ]
    : [];

/** Cross-origin addresses that a page's code calls, from the build's configuration. */
export const connectionsOf = (id: PageId): string[] =>
  id === 'signup'
    ? [...(demoForm.endpoint ? [demoForm.endpoint] : []), ...identityHosts(identity)]
    : [];
