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
