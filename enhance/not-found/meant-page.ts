// Loaded only on the 404 page.
import {
  certainAddress,
  closestPages,
  type KnownPage,
  type PageLink,
  readAddress,
} from './resolve';

/**
 * Redirects when an unknown address has one certain match, and otherwise suggests the closest pages.
 * @param go replaces the history entry, so that Back doesn't return to the unknown address.
 */
export function findMeantPage(go = (address: string) => location.replace(address)): void {
  const data = document.querySelector('[data-known-pages]')?.textContent;
  if (!data) return;
  const pages: KnownPage[] = JSON.parse(data);
  const { pathname, search, hash } = location;
  const meant = certainAddress(pathname, pages);
  if (meant) {
    go(`${meant}${search}${hash}`);
    return;
  }
  const { locale } = readAddress(pathname);
  const isOther = locale !== document.documentElement.lang;
  if (isOther) speak(locale);
  suggest(closestPages(pathname, pages), isOther ? locale : undefined);
}

/** Some hosts serve a single 404 page: shows the notice in the language of the requested path. */
function speak(language: string): void {
  const notice = document.querySelector<HTMLElement>(`[data-other-language="${language}"]`);
  if (notice) notice.hidden = false;
}

/** Puts the closest pages first, replacing default links. The last one, the site map, always stays. */
function suggest(suggestions: readonly PageLink[], otherLanguage: string | undefined): void {
  const list = document.querySelector('[data-suggestions]');
  if (!list) return;
  const isSuggested = (item: Element) =>
    suggestions.some(({ address }) => item.querySelector(`a[href="${address}"]`));
  const offered = [...list.children].filter((item) => !isSuggested(item));
  const kept = offered.slice(Math.min(suggestions.length, offered.length - 1));
  list.replaceChildren(...suggestions.map((page) => itemOf(page, otherLanguage)), ...kept);
}

function itemOf({ address, name }: PageLink, otherLanguage: string | undefined): Element {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = name;
  if (otherLanguage) link.lang = link.hreflang = otherLanguage;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
