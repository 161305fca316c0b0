import type { StaticPageId } from './registry';

/**
 * Addresses that visitors guess, below the root of each language, by the page that answers. Hosts redirect
 * from them; where one cannot, the not-found page does.
 */
export const guessedAddresses: Partial<Record<StaticPageId, readonly string[]>> = {
  resources: ['guides', 'blog'],
  platform: ['solutions'],
  signup: ['contact', 'tarifs', 'pricing', 'login'],
  search: ['sitemap'],
};
