import { answers as valid } from '@/tests/receiver/demo-requests';

/** A valid request, with a number of its own, as the page's script sends it. */
export const answers = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  valid({ timeOnPage: '20000', ...changes });
