import { array, type InferType, object } from 'yup';
import { day, page, text } from './fields';

const redirect = object({
  /** The address that no longer exists, below the language root: `guides/oldguide`. */
  from: text().matches(/^[a-z0-9]+([-/][a-z0-9]+)*$/, {
    message: ({ value }) =>
      `"${value}" is not an address; write it without the language and without slashes at the ends, as in "guides/oldguide"`,
    excludeEmptyString: true,
  }),
  /** Id of the page that took over. */
  to: page(),
  /** Day on which the address was given up. */
  since: day(),
}).exact();

/** `content/redirects.yaml`: addresses that pages once had, in every language. */
export const redirectsSchema = object({
  redirects: array(redirect).required('is missing; write [] for none'),
}).exact();

export type RetiredAddress = InferType<typeof redirect>;
