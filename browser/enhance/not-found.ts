// Loaded only on the 404 page.
import { editDistance } from '@/lib/closest';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { fold } from '@/lib/search-text/stem';

/** A page in one language. */
export interface PageLink {
  address: string;
  name: string;
}

/** An existing page: its path below the language root, and its address in each language. */
export interface KnownPage {
  path: string;
  /** Other paths that visitors guess for it. */
  guessed?: readonly string[];
  links: Record<Locale, PageLink>;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Parses an address: the last language segment wins, wherever it is; file extensions are ignored. */
function readAddress(pathname: string) {
  const parts = fold(decode(pathname))
    .split('/')
    .map((part) => part.trim().replace(/\.(html?|php|aspx?)$/, ''))
    .filter(Boolean);
  const named = parts.filter(isLocale).at(-1);
  const segments = parts.filter((part) => !isLocale(part));
  if (/^(index|home)$/.test(segments.at(-1) ?? '')) segments.pop();
  return { locale: named ?? defaultLocale, segments };
}

/**
 * The page an unknown address certainly stands for: identical except for case, accents, file extension
 * or language prefix, or one that visitors guess. Null when there is none, or when it is the requested address.
 */
export function certainAddress(pathname: string, pages: readonly KnownPage[]): string | null {
  const { locale, segments } = readAddress(pathname);
  const asked = segments.join('/');
  const page = pages.find(({ path, guessed }) => path === asked || guessed?.includes(asked));
  const address = page?.links[locale].address;
  return address && address !== pathname ? address : null;
}

/** Maximum number of suggestions, and their minimum similarity, from 0 to 1. */
const SUGGESTIONS = 3;
const SIMILAR = 0.65;
const MIN_PART = 3;
/** A similar name is weaker evidence than a similar address. */
const NAME_WEIGHT = 0.9;

const similarity = (a: string, b: string): number =>
  1 - editDistance(a, b) / Math.max(a.length, b.length, 1);

/** Word similarity; a prefix match scores 0.95. */
const wordSimilarity = (requested: string, known: string): number =>
  requested.length >= MIN_PART && known.startsWith(requested) ? 0.95 : similarity(requested, known);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_PART);

const best = (requested: readonly string[], known: readonly string[]): number =>
  Math.max(0, ...requested.flatMap((word) => known.map((other) => wordSimilarity(word, other))));

/**
 * Pages with a similar address or name, in the language of the unknown address, most similar first, and of equal
 * ones that with the shortest address: a guide comes before its parts, and before the questions on its subject.
 */
export function closestPages(pathname: string, pages: readonly KnownPage[]): PageLink[] {
  const { locale, segments } = readAddress(pathname);
  const requested = segments.at(-1);
  if (!requested) return [];
  const words = [requested, ...wordsOf(requested)];
  const rank = ({ path }: KnownPage): number =>
    path.length + (path.startsWith('questions/') ? 100 : 0);
  const score = ({ path, links }: KnownPage): number =>
    Math.max(
      similarity(segments.join('/'), path),
      best(words, path.split('/').slice(-1)),
      NAME_WEIGHT * best(words, wordsOf(links[locale].name)),
    );
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((candidate) => candidate.score >= SIMILAR)
    .sort((a, b) => b.score - a.score || rank(a.page) - rank(b.page))
    .slice(0, SUGGESTIONS)
    .map(({ page }) => page.links[locale]);
}

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
