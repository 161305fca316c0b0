import { demoForm } from '@/config/demo-form';
import { type Identity, identity } from '@/config/identity';
import type { PageId } from '@/lib/pages/registry';

/** Hosts sign-in calls from the browser: the authority, and those named to be trusted with it. */
const identityHosts = (provider: Identity | null): string[] =>
  provider
    ? [
        new URL(provider.authority).origin,
        ...provider.knownAuthorities.map((host) => `https://${host}`),
      ]
    : [];

/** Addresses on other hosts that a page's code calls, from the configuration of the build. */
export const connectionsOf = (id: PageId): string[] =>
  id === 'signup'
    ? [...(demoForm.endpoint ? [demoForm.endpoint] : []), ...identityHosts(identity)]
    : [];
