import { readingMinutes, stateMinutes } from '@/delivery/postprocess/texts';
import { parseHtml, printHtml } from '@/lib/html';
import { relatedGuides } from '@/loaders/guide-data';

it('says how long a page takes to read, where it is to say so', () => {
  const document = parseHtml('<p><span data-minutes="# min de lecture"></span> <span>#</span></p>');
  stateMinutes(document, 'mot '.repeat(3190), 'fr');
  expect(printHtml(document)).toContain('<p><span>16 min de lecture</span> <span>#</span></p>');
});

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1900, 10],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('mot : '.repeat(words))).toBe(minutes);
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
