import { attribute, type Element, elements, textOf } from '@/lib/html';
import { ancestors, type Gate } from '@/tests/output/support/page';

/** Screen readers announce a list of nothing, and a cell that holds one looks forgotten. */
export const lists: Gate = ({ document }) =>
  elements(document, 'ul', 'ol', 'dl')
    .filter((list) => elements(list, 'li', 'dt').length === 0)
    .map(
      (list) =>
        `has an empty <${list.tagName}> in "${textOf(ancestors(list)[1] ?? list).slice(0, 60)}"; leave it out`,
    );

/** Elements within which <header> and <footer> belong to a part of the page. */
const SECTIONING = ['article', 'aside', 'main', 'nav', 'section'];
const ofPage = (element: Element): boolean =>
  !ancestors(element).some(({ tagName }) => SECTIONING.includes(tagName));

/** One of each; that their names differ, and that levels of headings follow, is validity's. */
export const outline: Gate = ({ document }) =>
  ['h1', 'main', 'header', 'footer'].flatMap((name) => {
    const count = elements(document, name).filter(
      (element) => !['header', 'footer'].includes(name) || ofPage(element),
    ).length;
    return count === 1 ? [] : [`has ${count} <${name}> of the page; keep exactly one`];
  });

/** Attributes that hold ids of other elements, besides those that validity reads. */
const REFERENCES = ['commandfor', 'form', 'headers', 'popovertarget'];

/** References to ids resolve. */
export const references: Gate = ({ document }) => {
  const all = elements(document);
  const known = new Set(all.map((element) => attribute(element, 'id')));
  return all.flatMap((element) =>
    REFERENCES.flatMap((name) =>
      (attribute(element, name)?.split(/\s+/) ?? [])
        .filter((id) => !known.has(id))
        .map((id) => `<${element.tagName} ${name}="${id}"> finds nothing; mend the id`),
    ),
  );
};

/** A page starts with a skip link and declares its language. */
export const start: Gate = ({ document, locale }) => {
  const [html] = elements(document, 'html');
  const [first] = elements(document, 'a', 'button', 'summary');
  const target = first && attribute(first, 'href');
  return [
    ...(html && attribute(html, 'lang') === locale ? [] : [`has another lang than "${locale}"`]),
    ...(target === '#main'
      ? []
      : [`begins with a link to "${target}"; put the skip link to #main first`]),
  ];
};

const hidden = (element: Element): boolean =>
  [element, ...ancestors(element)].some(
    (candidate) =>
      attribute(candidate, 'aria-hidden') === 'true' ||
      attribute(candidate, 'hidden') !== undefined,
  );
const tag = (element: Element): string =>
  `<${element.tagName}${attribute(element, 'src') ? ` src="${attribute(element, 'src')}"` : ''}>`;
const isNumber = (value: string | undefined): boolean => /^\d+$/.test(value ?? '');

/** Size attributes reserve space and so prevent layout shift. */
const sizes = (element: Element): string[] =>
  ['width', 'height'].every((name) => isNumber(attribute(element, name)))
    ? []
    : [`${tag(element)} has no width and height in pixels; add both, so that nothing moves`];

/** Every image with its size, every frame with its name too; every drawing hidden, or an image with a name. */
export const images: Gate = ({ document }) => [
  ...elements(document, 'img').flatMap(sizes),
  ...elements(document, 'video', 'iframe').flatMap((element) => [
    ...sizes(element),
    ...(attribute(element, 'title') || attribute(element, 'aria-label')
      ? []
      : [`${tag(element)} has no name; add a title`]),
  ]),
  ...elements(document, 'svg').flatMap((svg) => {
    const first = `<svg viewBox="${attribute(svg, 'viewBox') ?? ''}">`;
    const named = attribute(svg, 'role') === 'img' && drawingName(svg) !== '';
    return [
      ...(attribute(svg, 'viewBox') ? [] : [`${first} has no viewBox; add it`]),
      ...(hidden(svg) || named
        ? []
        : [
            `${first} is neither hidden nor named; add aria-hidden="true", or role="img" and aria-label`,
          ]),
    ];
  }),
];

const drawingName = (svg: Element): string =>
  attribute(svg, 'aria-label')?.trim() ?? elements(svg, 'title').map(textOf).join('').trim();
