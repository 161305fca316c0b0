import {
  attribute,
  type Document,
  type Element,
  elements,
  remove,
  setText,
  textOf,
} from '@/lib/html';

/** One chunk of the serialized React payload. */
const DATA = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/**
 * Joins the framework's inline scripts into one, in place of the last: one hash in the page's policy.
 * The payload chunks in them are joined too, in single quotes, because they are full of double quotes
 * that each needed a backslash.
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

/** A JavaScript string literal that is safe inside an inline script. */
const singleQuoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('<', '\\u003c')}'`;

/** An inline script of the framework, rather than a data block or one of the site's own early scripts. */
export function isFrameworkCode(script: Element): boolean {
  if (isEarly(script)) return false;
  const type = attribute(script, 'type');
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript';
}

/** What the site itself puts in the head, to take effect before anything loads. */
export const isEarly = (element: Element): boolean =>
  attribute(element, 'data-early') !== undefined;
