import { type Environment, refuse } from './values';
import { setting } from './variables';
import { OWN_RECEIVER } from './variables/services';

export type SuccessRule = 'receiver' | 'json-ok' | 'status';

/** Where the demo form is submitted to; fixed at build time. */
export interface DemoFormConfig {
  /** URL the form posts to; null for no form. */
  endpoint: string | null;
  extraFields: Readonly<Record<string, string>>;
  success: SuccessRule;
}

const rules: readonly SuccessRule[] = ['receiver', 'json-ok', 'status'];

/** @throws when a value is invalid, with a message that names the variable. */
export function readDemoFormConfig(env: Environment): DemoFormConfig {
  const endpoint = setting(env, 'DEMO_FORM_ENDPOINT');
  if (endpoint !== 'none' && !/^(https:\/\/|\/(?!\/))/.test(endpoint)) {
    throw new Error(
      `DEMO_FORM_ENDPOINT is "${endpoint}". Set it to an https:// address, to a path of this site, or to none.`,
    );
  }
  const success = setting(env, 'DEMO_FORM_SUCCESS');
  if (!rules.includes(success as SuccessRule)) {
    throw new Error(`DEMO_FORM_SUCCESS is "${success}". Set it to one of: ${rules.join(', ')}.`);
  }
  return {
    endpoint: endpoint === 'none' ? null : endpoint,
    extraFields: readFields(setting(env, 'DEMO_FORM_FIELDS')),
    success: success as SuccessRule,
  };
}

function readFields(json: string): Record<string, string> {
  try {
    const fields: unknown = JSON.parse(json);
    if (
      typeof fields === 'object' &&
      fields !== null &&
      Object.values(fields).every((value) => typeof value === 'string')
    ) {
      return fields as Record<string, string>;
    }
  } catch {
    // Reported below, with the variable's name.
  }
  throw new Error(
    'DEMO_FORM_FIELDS must be a JSON object with string values, such as {"form-name":"demo"}.',
  );
}

export const demoForm = readDemoFormConfig(process.env);

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
