import { OWN_RECEIVER } from '../demo-form';
import type { VariableGroup } from './variable';

export const formVariables: VariableGroup = {
  title: 'The demo form',
  reader: 'config/demo-form.ts',
  readBy: 'build',
  variables: [
    {
      name: 'DEMO_FORM_ENDPOINT',
      meaning:
        'Where the form is posted: an `https:` URL, a path of the site’s own host, or `none` for no form',
      fallback: OWN_RECEIVER,
    },
    {
      name: 'DEMO_FORM_FIELDS',
      meaning: 'More hidden fields, as JSON, such as `{"form-name":"demo"}` for Netlify',
      fallback: '{}',
    },
    {
      name: 'DEMO_FORM_SUCCESS',
      meaning:
        'What counts as stored: `receiver` (2xx with an id), `json-ok` (2xx with `"ok": true`, as Formspree) or `status` (any 2xx, as Netlify)',
      fallback: 'receiver',
    },
  ],
};
