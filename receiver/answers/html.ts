import { createHash } from 'node:crypto';
import { escapeMarkup } from '@/lib/escape';
import type { Locale } from '@/lib/i18n/locales';

/** A string that is already HTML and must not be escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = string | number | Html | readonly Html[] | false | null | undefined;

const render = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeMarkup(String(part));
};

/** Template tag that escapes every interpolated value except the output of this same tag. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(literals.map((literal, index) => literal + render(parts[index])).join(''));

/** Attributes of an element, named as in React, without those that have no value. */
export const attributesOf = (attributes: Readonly<Record<string, Part | true>>): Html[] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${name.toLowerCase()}${value !== true && html`="${value}"`}`);

/** Content-Security-Policy of a document: its one inline style, no script, and where its forms may lead. */
export const policyOf = (style: string, forms = "'self'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

interface Document {
  readonly locale: Locale;
  readonly title: string;
  /** The one inline style, which the policy names by its hash. */
  readonly style: string;
  readonly body: Html;
}

/** A complete HTML document. */
export const documentOf = ({ locale, title, style, body }: Document): string =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text;
