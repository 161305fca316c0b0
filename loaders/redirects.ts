import { array, type InferType, object } from 'yup';
import { say } from '@/lib/say/say';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readIfThere, requireValue } from './yaml/file';

const redirect = object({
  /** The address that no longer exists, below the language root: `guides/oldguide`. */
  from: field.text().matches(/^[a-z0-9]+([-/][a-z0-9]+)*$/, {
    message: ({ value }) =>
      say(
        '"#{value}" is not an address; write it without the language and without slashes at the ends, as in "guides/oldguide"',
        { value },
      ),
    excludeEmptyString: true,
  }),
  /** Id of the page that took over. */
  to: field.text(),
  /** Where on that page; at its top by default. */
  anchor: field.text().optional(),
  /** Day on which the address was given up. */
  since: field.day(),
}).exact();

/** `content/redirects.yaml`: addresses that pages once had, in every language. */
const redirectsSchema = object({
  redirects: array(redirect).required(say('is missing; write [] for none')),
}).exact();

type RetiredAddress = InferType<typeof redirect>;

/** Reads content/redirects.yaml, which may be absent. Never throws for bad content. */
export const readRedirects = () =>
  readIfThere<{ redirects: RetiredAddress[] }>(inContent('redirects.yaml'), redirectsSchema);

/** Addresses that pages once had. @throws ContentError listing every problem of the file. */
export function loadRetiredAddresses(): readonly RetiredAddress[] {
  const file = readRedirects();
  return file ? requireValue(file).redirects : [];
}
