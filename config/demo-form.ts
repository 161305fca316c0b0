/**
 * Where the demo form is submitted to; fixed at build time.
 *
 * | Variable | Meaning |
 * |---|---|
 * | DEMO_FORM_ENDPOINT | URL the form is posted to; the embedded receiver by default; `none` for no form |
 * | DEMO_FORM_FIELDS | extra hidden fields as JSON, such as `{"form-name":"demo"}` for Netlify |
 * | DEMO_FORM_SUCCESS | `receiver` (2xx with an id), `json-ok` (2xx with `"ok": true`, as Formspree), `status` (any 2xx, as Netlify) |
 */

/** Where the receiver of this site takes requests. */
export const OWN_RECEIVER = '/api/demo-requests/';

export type SuccessRule = 'receiver' | 'json-ok' | 'status';

export interface DemoFormConfig {
  /** URL the form posts to; null for no form. */
  endpoint: string | null;
  extraFields: Readonly<Record<string, string>>;
  success: SuccessRule;
}

const rules: readonly SuccessRule[] = ['receiver', 'json-ok', 'status'];

/** @throws when a value is invalid, with a message that names the variable. */
export function readDemoFormConfig(
  env: Readonly<Record<string, string | undefined>>,
): DemoFormConfig {
  const endpoint = env.DEMO_FORM_ENDPOINT?.trim() || OWN_RECEIVER;
  if (endpoint !== 'none' && !/^(https:\/\/|\/(?!\/))/.test(endpoint)) {
    throw new Error(
      `DEMO_FORM_ENDPOINT is "${endpoint}". Set it to an https:// address, to a path of this site, or to none.`,
    );
  }
  const success = env.DEMO_FORM_SUCCESS?.trim() || 'receiver';
  if (!rules.includes(success as SuccessRule)) {
    throw new Error(`DEMO_FORM_SUCCESS is "${success}". Set it to one of: ${rules.join(', ')}.`);
  }
  return {
    endpoint: endpoint === 'none' ? null : endpoint,
    extraFields: readFields(env.DEMO_FORM_FIELDS),
    success: success as SuccessRule,
  };
}

function readFields(json = '{}'): Record<string, string> {
  try {
    const fields: unknown = JSON.parse(json || '{}');
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
