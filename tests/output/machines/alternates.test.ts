import { attribute, elements } from '@/lib/html';
import { type BuiltPage, faults, find, indexedPages } from '../support/site';

const canonicalOf = ({ document }: BuiltPage): string => {
  const link = find(document, 'link', 'rel', 'canonical');
  return (link && attribute(link, 'href')) ?? '';
};
const alternatesOf = ({ document }: BuiltPage): Map<string, string> =>
  new Map(
    elements(document, 'link').flatMap((link) => {
      const language = attribute(link, 'hreflang');
      return language ? [[language, attribute(link, 'href') ?? '']] : [];
    }),
  );
const byCanonical = new Map(indexedPages.map((page) => [canonicalOf(page), page]));

it('lists translations that link back to the page', () => {
  expect(
    faults(indexedPages, (page) =>
      [...alternatesOf(page)].flatMap(([language, address]) => {
        const other = byCanonical.get(address);
        if (!other) return [`hreflang ${language} leads to ${address}, which no page is`];
        if (language !== 'x-default' && other.locale !== language)
          return [`hreflang ${language} leads to a page in ${other.locale}`];
        const back = alternatesOf(other).get(page.locale);
        return back === canonicalOf(page) ? [] : [`${address} names ${back} in return`];
      }),
    ),
  ).toEqual([]);
});
