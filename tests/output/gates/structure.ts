import { attribute, type Element, elements, textOf } from '@/lib/html';
import { ancestors, type BuiltPage, type Gate } from '@/tests/output/support/page';

/** One h1, first; no level skipped on the way down. */
export const headings: Gate = ({ document }) => {
  const all = elements(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const level = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0);
  const named = (heading: Element) => `<${heading.tagName}> "${textOf(heading).trim()}"`;
  const count = all.filter((heading) => level(heading) === 1).length;
  const jumps = all.filter(
    (heading, index) => index > 0 && level(heading) > level(all[index - 1]) + 1,
  );
  const empty = all.filter((heading) => textOf(heading).trim() === '');
  return [
    ...(count === 1 ? [] : [`has ${count} h1; keep exactly one`]),
    ...(level(all[0]) === 1 ? [] : ['has a heading before its h1; put the h1 first']),
    ...jumps.map(
      (heading) =>
        `${named(heading)} skips a level; make it <h${level(all[all.indexOf(heading) - 1]) + 1}>`,
    ),
    ...empty.map((heading) => `${named(heading)} is empty; give it words or remove it`),
  ];
};

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

/** Landmarks by role, as browsers expose them. */
function landmarks({ document }: BuiltPage): Map<string, Element[]> {
  const implied: Record<string, (element: Element) => string | undefined> = {
    main: () => 'main',
    nav: () => 'navigation',
    aside: () => 'complementary',
    search: () => 'search',
    header: (element) => (ofPage(element) ? 'banner' : undefined),
    footer: (element) => (ofPage(element) ? 'contentinfo' : undefined),
    section: (element) => (nameOf(element, document) ? 'region' : undefined),
  };
  const found = new Map<string, Element[]>();
  for (const element of elements(document)) {
    const role = attribute(element, 'role') ?? implied[element.tagName]?.(element);
    if (role) found.set(role, [...(found.get(role) ?? []), element]);
  }
  return found;
}

function nameOf(element: Element, document: BuiltPage['document']): string {
  const label = attribute(element, 'aria-label');
  if (label) return label;
  const ids = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? [];
  return elements(document)
    .filter((candidate) => ids.includes(attribute(candidate, 'id') ?? ''))
    .map((candidate) => textOf(candidate).trim())
    .join(' ');
}

/** Landmarks that may occur more than once on a page, and so need unique names. */
const REPEATED = ['navigation', 'complementary', 'region', 'search', 'form'];

/** One main, one banner, one contentinfo; the others named, each by a name of its own. */
export const landmarkNames: Gate = (page) => {
  const found = landmarks(page);
  // The redirect page has only one sentence.
  const single = page.page.id === 'homeRedirect' ? ['main'] : ['main', 'banner', 'contentinfo'];
  return [
    ...single.flatMap((role) => {
      const count = found.get(role)?.length ?? 0;
      return count === 1 ? [] : [`has ${count} landmarks "${role}"; keep exactly one`];
    }),
    ...REPEATED.flatMap((role) => {
      const names = (found.get(role) ?? []).map((element) => nameOf(element, page.document));
      return [
        ...(names.length > 1 && names.includes('')
          ? [`has a "${role}" without a name among several; give it an aria-label`]
          : []),
        ...names
          .filter((name, index) => name !== '' && names.indexOf(name) !== index)
          .map((name) => `has two "${role}" named "${name}"; name them apart`),
      ];
    }),
  ];
};

/** Attributes that hold ids of other elements. */
const REFERENCES = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'commandfor',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

/** Ids are unique, and references to ids resolve. */
export const ids: Gate = ({ document }) => {
  const all = elements(document);
  const given = all.flatMap((element) => attribute(element, 'id') ?? []);
  const known = new Set(given);
  return [
    ...given
      .filter((id, index) => given.indexOf(id) !== index)
      .map((id) => `has the id "${id}" twice; rename one`),
    ...all.flatMap((element) =>
      REFERENCES.flatMap((name) =>
        (attribute(element, name)?.split(/\s+/) ?? [])
          .filter((id) => !known.has(id))
          .map((id) => `<${element.tagName} ${name}="${id}"> finds nothing; mend the id`),
      ),
    ),
  ];
};

/** A page starts with a skip link and declares its language. */
export const start: Gate = ({ document, page, locale }) => {
  const [html] = elements(document, 'html');
  const [first] = elements(document, 'a', 'button', 'summary');
  const target = first && attribute(first, 'href');
  return [
    ...(html && attribute(html, 'lang') === locale ? [] : [`has another lang than "${locale}"`]),
    ...(page.id === 'homeRedirect' || target === '#main'
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

/** Every image with its size and an alternative; every drawing hidden, or an image with a name. */
export const images: Gate = ({ document }) => [
  ...elements(document, 'img').flatMap((image) => [
    ...sizes(image),
    ...(attribute(image, 'alt') === undefined
      ? [`${tag(image)} has no alt; describe it, or write alt="" when it adds nothing`]
      : []),
  ]),
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
