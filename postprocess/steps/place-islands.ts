import { ISLANDS_FOLDER } from '@/islands/address';
import { attribute, type Document, type Element, elements, remove, setAttribute } from '@/lib/html';
import { ISLAND_SCRIPTS } from './place-scripts';

/** The islands of a page (islands/island.tsx). */
export const islandsOf = (document: Document): Element[] =>
  elements(document).filter((element) => attribute(element, 'data-island') !== undefined);

/** Points the islands of a page at their scripts. A page without any doesn't need to offer a reload. */
export function placeIslands(document: Document): void {
  const islands = islandsOf(document);
  for (const island of islands) {
    const scripts = attribute(island, 'data-island') ?? '';
    setAttribute(island, 'data-island', scripts.replaceAll(ISLANDS_FOLDER, ISLAND_SCRIPTS));
  }
  if (islands.length > 0) return;
  for (const element of elements(document)) {
    if (attribute(element, 'data-reload-offer') !== undefined)
      remove(element.parentNode as Element);
  }
}
