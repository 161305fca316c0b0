import { attribute, type Element, elements } from '@/lib/html';
import { type Locale, localeOfPath } from '@/lib/i18n/locales';
import { ancestors, type BuiltPage, type Gate } from '@/tests/output/support/page';

/** Where links may lead: the addresses of pages with their ids, and every other file. */
export interface Targets {
  origin: string;
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  files: ReadonlySet<string>;
}

/** @param files paths from the export's root. */
export const targetsOf = (
  pages: readonly BuiltPage[],
  files: readonly string[],
  origin: string,
): Targets => ({
  origin,
  pages: new Map(
    pages.map(({ address, document }) => [
      address,
      new Set(elements(document).flatMap((element) => attribute(element, 'id') ?? [])),
    ]),
  ),
  files: new Set(files.map((file) => `/${file}`)),
});

/** Elements that reference an address, and the attribute with it. */
const ADDRESSES: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  link: ['href', 'imagesrcset'],
  meta: ['content'],
  option: ['value'],
  script: ['src'],
  source: ['src', 'srcset'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** The addresses of an element; of a <meta> or an <option>, only what looks like one. */
function addressesOf(element: Element, origin: string): string[] {
  return (ADDRESSES[element.tagName] ?? []).flatMap((name) => {
    const value = attribute(element, name);
    if (value === undefined) return [];
    if (name.endsWith('srcset'))
      return value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
    const isAddress = value.startsWith(origin) || value.startsWith('/');
    return ['meta', 'option'].includes(element.tagName) && !isAddress ? [] : [value];
  });
}

/** External, mail and telephone links, which are not followed. */
const ELSEWHERE = /^(https:|mailto:|tel:|data:|webcal:)/;

/** Attributes of the language switch, whose links may lead to the other language. */
const isLanguageChoice = (element: Element): boolean =>
  attribute(element, 'data-language') !== undefined ||
  attribute(element, 'data-locale') !== undefined ||
  element.tagName === 'link';

/** Every address leads to a page, an anchor or a file of the export, in the language of the page. */
export const links =
  ({ origin, pages, files }: Targets): Gate =>
  ({ document, address, locale }) =>
    elements(document).flatMap((element) =>
      addressesOf(element, origin).flatMap((written) => {
        const link = `<${element.tagName}> to "${written}"`;
        const own = written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
        if (ELSEWHERE.test(own)) return [];
        const [beforeHash = '', anchor = ''] = own.split('#');
        const target = beforeHash.split('?')[0] || address;
        if (!target.startsWith('/')) return [`${link} does not start at the root; begin it with /`];
        const found = pages.get(target);
        if (!found) {
          return files.has(target)
            ? []
            : [`${link} leads nowhere; take the address from loaders/routes/addresses.ts`];
        }
        // Answers of the checker, not an anchor.
        if (anchor && !anchor.includes('=') && !found.has(decodeURIComponent(anchor)))
          return [`${link} leads to no element of that page; mend the anchor`];
        if (
          element.tagName !== 'meta' &&
          localeOfPath(target) !== locale &&
          !isLanguageChoice(element)
        )
          return [`${link} leads to the other language; only the language choice may`];
        return [];
      }),
    );

/** Whether a link shows only once something else is opened or chosen. */
const HIDING = ['details', 'dialog', 'template', 'noscript'];

/** The header offers the demo without opening a menu, so that one action leads to the form. */
export const demoWithinReach =
  (formOf: (locale: Locale) => string): Gate =>
  (page) => {
    const address = formOf(page.locale);
    const open = elements(page.document, 'a').filter(
      (link) =>
        attribute(link, 'href') === address &&
        !ancestors(link).some(
          (each) => HIDING.includes(each.tagName) || attribute(each, 'hidden') !== undefined,
        ),
    );
    const inHeader = open.some((link) =>
      ancestors(link).some(({ tagName }) => tagName === 'header'),
    );
    return inHeader ? [] : [`has no link to ${address} in its header outside menus; put it back`];
  };
