import { text } from '../values';
import { group } from './variable';

export const sourceVariables = group({
  title: 'The API of Légifrance, for npm run check -- sources',
  readBy: 'check',
  variables: {
    PISTE_CLIENT_ID: {
      meaning:
        'Of an application on piste.gouv.fr that subscribes to Légifrance; without both, articles are not asked for',
      parse: text,
    },
    PISTE_CLIENT_SECRET: { meaning: 'Its secret', secret: true, parse: text },
  },
});
