import { attribute, elements, parseHtml } from '@/lib/html';
import { linkCitations } from '@/postprocess/pages';

const linked = (body: string) => {
  const document = parseHtml(`<body>${body}</body>`);
  linkCitations(document);
  return elements(document, 'a').map(
    (link) => `${attribute(link, 'href')} ${attribute(link, 'id') ?? ''}`,
  );
};
const cite = (id: string) => `<a href="#source-${id}">(<span>Act</span>)</a>`;
const back = (id: string) => `<li id="source-${id}"><a href="#cite-${id}">back</a></li>`;

it('gives the first citation of each source the id that its source leads back to', () => {
  expect(linked(`${cite('a')}${cite('b')}${cite('a')}${back('a')}${back('b')}`)).toEqual([
    '#source-a cite-a',
    '#source-b cite-b',
    '#source-a ',
    '#cite-a ',
    '#cite-b ',
  ]);
});

it('prefers what is not folded, and removes the link of a source that nothing cites', () => {
  const folded = `<details>${cite('a')}${cite('b')}</details>`;
  expect(linked(`${folded}${cite('a')}${back('a')}${back('b')}${back('c')}`)).toEqual([
    '#source-a ',
    '#source-b cite-b',
    '#source-a cite-a',
    '#cite-a ',
    '#cite-b ',
  ]);
});
