/** Where the draft of the form is kept; the form says so, for enhance/islands.ts to keep it while the island cannot. */
export const DRAFT_KEY = 'demoRequestDraft';
