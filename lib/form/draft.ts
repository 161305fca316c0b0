import { escapeRegExp } from '@/lib/escape';

/** Where the draft of the form is kept; the form says so, for browser/enhance/islands.ts to keep it while the island cannot. */
export const DRAFT_KEY = 'demoRequestDraft';

/** What a draft holds besides the answers of the visitor. */
export type Carried = Readonly<Partial<Record<'requestId' | 'origin' | 'verdict', string>>>;

/**
 * A message without a line that the site itself wrote into its draft.
 * @param line with placeholders such as `{regimes}`.
 */
export const withoutLine = (message: string, line: string): string =>
  message
    .replace(
      new RegExp(
        `^${line
          .split(/\{\w+\}/)
          .map(escapeRegExp)
          .join('.*')}$`,
        'gm',
      ),
      '',
    )
    .trim();
