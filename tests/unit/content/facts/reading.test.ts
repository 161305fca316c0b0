import { relatedGuides } from '@/loaders/guide-data';
import { parseMdx } from '@/loaders/mdx/parse';
import { countWords, readingMinutes } from '@/loaders/mdx/tree';

it('counts the words of prose, lists, tables and components, and nothing else', () => {
  const tree = parseMdx(
    '## Le titre\n\nDeux mots : l\'un, `code`.\n\n- un **point**\n\n| A | B |\n|---|---|\n| c | d |\n\n<Note title="x">\n\nencore\n\n</Note>\n',
  );
  expect(countWords(tree)).toBe(2 + 3 + 2 + 4 + 1);
});

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1900, 10],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

const guide = (slug: string, tag: 'finance' | 'method', related?: string[]) => ({
  slug,
  data: { tag, ...(related && { related }) },
});
const slugs = (guides: readonly { slug: string }[]) => guides.map(({ slug }) => slug);

describe('related guides', () => {
  const guides = ['a', 'b', 'c', 'd', 'e'].map((slug) => guide(slug, 'finance'));

  it('are those the guide names, in its order', () => {
    expect(slugs(relatedGuides(guide('x', 'method', ['c', 'a']), guides))).toEqual(['c', 'a']);
  });

  it('are otherwise three others with the same tag', () => {
    expect(slugs(relatedGuides(guide('b', 'finance'), guides))).toEqual(['a', 'c', 'd']);
  });

  it('are none when no guide shares its tag, or when it lists none', () => {
    expect(relatedGuides(guide('x', 'method'), guides)).toEqual([]);
    expect(relatedGuides(guide('a', 'finance', []), guides)).toEqual([]);
  });
});
