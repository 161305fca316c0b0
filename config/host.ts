import { type DemoFormConfig, OWN_RECEIVER } from './demo-form';
import { type Environment, refuse } from './values';

/** Hosts that the build writes configuration for, or whose rules we know. */
const hosts = ['node', 'nginx', 'cloudflare', 'netlify', 'azure', 'github', 'other'] as const;
type Host = (typeof hosts)[number];

/** Hosts that send the form to the receiver. */
const WITH_RECEIVER: readonly Host[] = ['node', 'nginx'];

/**
 * Where the site is published; null when not told.
 * @throws when the host is not one we know.
 */
export function readHost(env: Environment): Host | null {
  const value = env.SITE_HOST?.trim();
  if (!value) return null;
  return hosts.find((host) => host === value) ?? refuse('SITE_HOST', hosts.join(', '), value);
}

/**
 * Why the form's address does not exist on the host; null when it does, or is on another host. Netlify takes
 * forms with a `form-name` at any path.
 */
export function missingEndpoint(host: Host | null, form: DemoFormConfig): string | null {
  const { endpoint, extraFields } = form;
  if (!endpoint?.startsWith('/')) return null;
  if (host === null) {
    return `SITE_HOST is not set: nothing tells whether ${endpoint} exists where the site is published.`;
  }
  if (host === 'other') return null;
  if (WITH_RECEIVER.includes(host))
    return endpoint === OWN_RECEIVER
      ? null
      : `DEMO_FORM_ENDPOINT is ${endpoint}, and the receiver takes requests at ${OWN_RECEIVER} only: unset it, or set SITE_HOST=other if a proxy of yours sends that path to it.`;
  if (host === 'netlify' && extraFields['form-name']) return null;
  return `DEMO_FORM_ENDPOINT is ${endpoint}, which does not exist on ${host}: set it to the https:// address of a receiver, or to none; or set SITE_HOST=other if a proxy of yours sends that path to one.`;
}
