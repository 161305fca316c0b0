// Loaded on the not-found page alone (enhance/not-found.ts).
import {
  certainAddress,
  closestPages,
  type KnownPage,
  readAddress,
  type Suggestion,
} from '@/lib/not-found/resolve';

/** Goes to the page that an unknown address certainly means, or else suggests those it may mean. */
export function findMeantPage(): void {
  const data = document.querySelector('[data-known-pages]')?.textContent;
  if (!data) return;
  const pages: KnownPage[] = JSON.parse(data);
  const { pathname, search, hash } = location;
  const meant = certainAddress(pathname, pages);
  if (meant) {
    location.replace(`${meant}${search}${hash}`);
    return;
  }
  const { locale } = readAddress(pathname);
  const isOther = locale !== document.documentElement.lang;
  if (isOther) speakOtherLanguage();
  suggest(closestPages(pathname, pages), isOther ? locale : undefined);
}

/** Hosts with a single not-found page show it in the wrong language. */
function speakOtherLanguage(): void {
  const notice = document.querySelector<HTMLElement>('[data-other-language]');
  if (notice) notice.hidden = false;
}

/** Puts the closest pages in the place of the first of those offered to everyone; the site plan stays. */
function suggest(suggestions: readonly Suggestion[], otherLanguage: string | undefined): void {
  const list = document.querySelector('[data-suggestions]');
  if (!list) return;
  const offered = [...list.children].slice(0, -1);
  for (const item of offered.slice(0, suggestions.length)) item.remove();
  const items = suggestions.map(({ address, name }) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = name;
    if (otherLanguage) link.lang = link.hreflang = otherLanguage;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  list.prepend(...items);
}
