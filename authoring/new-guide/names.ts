/** Reserved names: other paths of the site, and names that some operating systems reserve. */
const RESERVED = /^(404|index|feed|con|prn|aux|nul|com\d|lpt\d)$/;
const MAX = 40;

/** A slug from a name: `Eau & océans` gives `eauoceansguide`. */
export function proposeSlug(words: string): string {
  const bare = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^guide(?=.)|guide$/g, '');
  return bare ? `${bare.slice(0, MAX - 'guide'.length)}guide` : '';
}

/** The name in its card form: `waterguide` gives `WaterGuide`. */
export const guideNameOf = (slug: string): string =>
  slug.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/(?<=.)guide$/, 'Guide');

/**
 * Why a folder name is invalid, with a valid alternative; undefined when it is valid.
 * @param taken names of existing guides.
 */
export function refuseSlug(slug: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z0-9]+$/.test(slug)) {
    const proposal = proposeSlug(slug);
    return `"${slug}" becomes part of an address: lower-case letters and digits only, without accents${proposal && `, such as "${proposal}"`}.`;
  }
  if (slug.length > MAX) return `"${slug}" is long for an address; use at most ${MAX} characters.`;
  if (RESERVED.test(slug)) return `"${slug}" is reserved; use another, such as "${slug}guide".`;
  if (taken.includes(slug)) return `There is already a guide "${slug}"; use another name.`;
  return undefined;
}
