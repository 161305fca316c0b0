/** Whether this is `npm run dev`, where unfinished content is shown as far as it goes. */
export const isPreview = (): boolean => process.env.NODE_ENV === 'development';

/**
 * What a strict function returns or, in the preview, a tolerant one if the first throws. The checks say what
 * is wrong: the preview shows it beside the page.
 */
export function orInPreview<T>(strict: () => T, tolerant: () => T): T {
  if (!isPreview()) return strict();
  try {
    return strict();
  } catch {
    return tolerant();
  }
}

/**
 * Whether this build shows drafts and guides scheduled for later too, for reviewers: `SITE_DRAFTS=yes`. No page
 * of it is indexed.
 * @throws when SITE_DRAFTS is neither yes nor no.
 */
export function includesDrafts(): boolean {
  const set = process.env.SITE_DRAFTS?.trim() || 'no';
  if (set !== 'yes' && set !== 'no')
    throw new Error(`SITE_DRAFTS is "${set}". Set it to yes or no.`);
  return set === 'yes';
}
