import { escapeRegExp } from '@/lib/escape';

/** Where the draft of the form is kept; the form says so, for browser/enhance/islands.ts to keep it while the island cannot. */
export const DRAFT_KEY = 'demoRequestDraft';

/**
 * A message without the lines that the site itself wrote into its draft.
 * @param lines messages with placeholders such as `{regimes}`.
 */
export const withoutLines = (message: string, lines: readonly string[]): string =>
  lines
    .map((line) => line.split(/\{\w+\}/).map(escapeRegExp))
    .reduce((rest, parts) => rest.replace(new RegExp(`^${parts.join('.*')}$`, 'gm'), ''), message)
    .trim();
