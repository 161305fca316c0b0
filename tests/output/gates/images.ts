import { attribute, type Element, elements, textOf } from '@/lib/html';
import { ancestors, type Gate } from '../support/page';

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
