import { attribute, type Document, type Element, elements, remove, setAttribute } from '@/lib/html';

const BACK = '#cite-';

/**
 * Leads from each source of a guide back to where the text first cites it, folded parts last. Only the
 * finished page has its citations in order: components of the prose write them as well. A source that only an
 * earlier value of a figure rests on is cited nowhere and loses its link.
 */
export function linkCitations(document: Document): void {
  const links = elements(document, 'a');
  const folded = new Set(
    elements(document, 'details').flatMap((details) => elements(details, 'a')),
  );
  for (const back of links) {
    const id = attribute(back, 'href') ?? '';
    if (!id.startsWith(BACK)) continue;
    const citations = links.filter(
      (link) => attribute(link, 'href') === `#source-${id.slice(BACK.length)}`,
    );
    const first = citations.find((link: Element) => !folded.has(link)) ?? citations[0];
    if (first) setAttribute(first, 'id', id.slice(1));
    else remove(back);
  }
}
