/** Where the draft of the form is kept; the form says so, for browser/enhance/islands.ts to keep it while the island cannot. */
export const DRAFT_KEY = 'demoRequestDraft';

/**
 * Where the answers of the latest verdict are kept while the tab is open, as an address holds them, with the `origin`
 * of a request that follows. Every page says them again in its own language.
 */
export const VERDICT_KEY = 'verdict';

/** What a draft holds besides the answers of the visitor; what the site itself wrote into it is replaced while it stands. */
export type Carried = Readonly<
  Partial<Record<'requestId' | 'origin' | 'writtenMessage' | 'writtenSize', string>>
>;
