type Attributes = Readonly<Record<string, string | number>>;

const attributeList = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** An SVG element without content. Nothing is escaped: attribute values are numbers, colours and path data. */
export const svgElement = (tag: string, attributes: Attributes): string =>
  `<${tag}${attributeList(attributes)}/>`;

/** A <g> element. */
export const group = (attributes: Attributes, content: readonly string[]): string =>
  `<g${attributeList(attributes)}>${content.join('')}</g>`;
