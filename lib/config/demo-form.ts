import type { Environment } from './values';
import { formVariables, OWN_RECEIVER } from './variables/pages';
import { type Host, siteVariables } from './variables/site';
import { reading } from './variables/variable';

/**
 * Where the demo form is submitted to; fixed at build time.
 * @throws when a value is invalid, with a message that names the variable.
 */
export function readDemoFormConfig(env: Environment) {
  const { value } = reading(formVariables, env);
  return {
    /** Null for no form. */
    endpoint: value('DEMO_FORM_ENDPOINT'),
    extraFields: value('DEMO_FORM_FIELDS'),
    success: value('DEMO_FORM_SUCCESS'),
  };
}

export type DemoFormConfig = ReturnType<typeof readDemoFormConfig>;

export const demoForm = readDemoFormConfig(process.env);

/** Whether a host sends the form to the receiver. */
export const hasReceiver = (host: Host | null): boolean => host === 'node' || host === 'nginx';

/**
 * Where the site is published; null when not told.
 * @throws when the host is not one we know.
 */
export const readHost = (env: Environment): Host | null =>
  reading(siteVariables, env).optional('SITE_HOST');

/**
 * Why the form's address does not exist on the host, or on another one with a receiver; null when it does, or nobody
 * knows. Netlify takes forms with a `form-name` at any path.
 */
export function missingEndpoint(host: Host | null, form: DemoFormConfig): string | null {
  const { endpoint, extraFields, success } = form;
  if (endpoint?.startsWith('https:'))
    return success !== 'receiver' || URL.parse(endpoint)?.pathname === OWN_RECEIVER
      ? null
      : `DEMO_FORM_ENDPOINT is ${endpoint}, and a receiver takes requests at ${OWN_RECEIVER} only: end it so, or set DEMO_FORM_SUCCESS to what another service answers.`;
  if (!endpoint || host === null || host === 'other') return null;
  if (hasReceiver(host))
    return endpoint === OWN_RECEIVER
      ? null
      : `DEMO_FORM_ENDPOINT is ${endpoint}, and the receiver takes requests at ${OWN_RECEIVER} only: unset it, or set SITE_HOST=other if a proxy of yours sends that path to it.`;
  if (host === 'netlify' && extraFields['form-name']) return null;
  return `DEMO_FORM_ENDPOINT is ${endpoint}, which does not exist on ${host}: set it to the https:// address of a receiver, or to none; or set SITE_HOST=other if a proxy of yours sends that path to one.`;
}
