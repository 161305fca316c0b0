import { type Document, elements } from '@/lib/html';

/** Removes marks that only the reader of the search index needs. */
export function removeSearchMarks(document: Document): void {
  for (const element of elements(document))
    element.attrs = element.attrs.filter(({ name }) => name !== 'data-search-skip');
}
