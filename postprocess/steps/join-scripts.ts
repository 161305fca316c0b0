import {
  attribute,
  type Document,
  type Element,
  elements,
  remove,
  setText,
  textOf,
} from '@/lib/html';

/** One piece of what the framework tells its client about the page. */
const DATA = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/**
 * Makes the framework's inline scripts in a page one, in the place of the last: one hash in the page's
 * policy. The pieces of data in them become one too, between single quotes: they are full of double
 * ones, each of which had its backslash.
 */
export function joinScripts(document: Document): void {
  const scripts = elements(document, 'script').filter(
    (script) => attribute(script, 'src') === undefined && isFrameworkCode(script),
  );
  const last = scripts.at(-1);
  if (!last) return;
  const texts = scripts.map(textOf);
  const data = texts.map((text): string => JSON.parse(DATA.exec(text)?.[1] ?? '""')).join('');
  const code = texts.filter((text) => !DATA.test(text));
  if (data !== '') code.push(`self.__next_f.push([1,${singleQuoted(data)}])`);
  for (const script of scripts.slice(0, -1)) remove(script);
  setText(last, code.join(';'));
}

/** A string of JavaScript that may stand within a script of a page. */
const singleQuoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('<', '\\u003c')}'`;

/** An inline script of the framework, as against a block of data and what the site itself runs early. */
export function isFrameworkCode(script: Element): boolean {
  if (isEarly(script)) return false;
  const type = attribute(script, 'type');
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript';
}

/** What the site itself has in the head, to take effect before anything loads. */
export const isEarly = (element: Element): boolean =>
  attribute(element, 'data-early') !== undefined;
