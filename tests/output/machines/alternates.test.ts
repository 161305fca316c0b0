import { site } from '@/config/site';
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

it('leads to its translations by the language choice too', () => {
  expect(
    faults(indexedPages, (page) => {
      const links = elements(page.document, 'a', 'option').flatMap((element) => {
        const language = attribute(element, 'data-language') ?? attribute(element, 'data-locale');
        const address = attribute(element, 'href') ?? attribute(element, 'value') ?? '';
        return language ? [{ language, address }] : [];
      });
      const wrong = links.filter(
        ({ language, address }) =>
          alternatesOf(page).get(language) !== new URL(address, site.origin).href,
      );
      return [
        ...(links.length > 2 ? [] : ['has no choice of language']),
        ...wrong.map(({ language, address }) => `its choice of ${language} leads to ${address}`),
      ];
    }),
  ).toEqual([]);
});
