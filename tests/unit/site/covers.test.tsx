import { renderToStaticMarkup } from 'react-dom/server';
import { Cover, coverName } from '@/components/guides/covers/cover';
import { locales } from '@/lib/i18n/locales';
import { byCategory } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';

describe('the name on a cover', () => {
  it.each([
    ['CSDDD', ['CSDDD']],
    ['IFRS S2', ['IFRS S2']],
    ['SFDR : règles et révision', ['SFDR']],
    ['Listed and unlisted SMEs: VSME', ['SMEs']],
    ['Normes GRI', ['GRI']],
    ['AI for ESG compliance', ['AI']],
    ['ESG ratings', ['ESG', 'ratings']],
    ['EU Taxonomy', ['EU', 'Taxonomy']],
    ['Double matérialité', ['Double', 'matérialité']],
    ['Certification de durabilité', ['Certification', 'de durabilité']],
    ['Emballages\u202f: quoi faire', ['Emballages\u202f:', 'quoi faire']],
    ['Water', ['Water']],
  ])('of "%s" is %j', (name, lines) => expect(coverName(name).lines).toEqual(lines));
});

describe.each(locales)('covers in %s', (locale) => {
  const guides = loadGuides(locale);
  const drawn = guides.map(({ data, text }) =>
    renderToStaticMarkup(<Cover cover={data.cover} name={text.cardTitle ?? text.title} alt="" />),
  );

  it('weigh 1 kB at most each', () => {
    for (const [index, svg] of drawn.entries())
      expect([guides[index]?.slug, Buffer.byteLength(svg) <= 1000 || svg.length]).toEqual([
        guides[index]?.slug,
        true,
      ]);
  });
});

it('keeps guides of one category together, in the order of their first', () => {
  const guide = (slug: string, tag: 'method' | 'nature') => ({ slug, data: { tag } });
  const [a, b, c] = [guide('a', 'nature'), guide('b', 'method'), guide('c', 'nature')];
  expect(byCategory([a, b, c])).toEqual([a, c, b]);
});
