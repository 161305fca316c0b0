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

/** The colours of the site, by the names of its tokens (--primary is the button to press), in the fonts of the machine. */
const STYLE = `
:root { --paper: #fbf8f1; --ink: #14261e; --ink-soft: #445349; --rule: #d6d6c6; --control: #6f7d73; --brick: #9c3a22;
  --green-pale: #dcebdf; --primary: #0b6545; --primary-hover: #084a34; --focus: #0b6545;
  color-scheme: light; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 "Helvetica Neue", Arial, sans-serif; }
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1.25rem 4rem; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: 2rem; margin: 1.5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .75rem; }
a { color: var(--primary); }
a[aria-current] { color: inherit; font-weight: bold; text-decoration: none; }
form a { align-self: center; }
nav, form, .actions { align-items: end; display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; }
.list { list-style: none; margin: 1.5rem 0; padding: 0; }
.list li { border-top: 1px solid var(--rule); padding: .75rem 0; overflow-wrap: anywhere; }
.about { color: var(--ink-soft); display: block; font-size: 1rem; }
.dead { color: var(--brick); font-weight: bold; }
.done { background: var(--green-pale); border-left: 4px solid var(--primary); padding: .75rem 1rem; }
dl { display: grid; gap: .5rem 1.5rem; grid-template-columns: minmax(8rem, max-content) 1fr; }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
label { display: grid; gap: .25rem; }
input, select, textarea, button { border: 1px solid var(--control); border-radius: 3px; box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: .5rem .75rem; }
button { background: var(--primary); border-color: var(--primary); color: #fff; cursor: pointer; } button:hover { background: var(--primary-hover); }
button.dangerous { background: var(--brick); border-color: var(--brick); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.summary, .wrong { border-left: 4px solid var(--brick); padding-left: 1rem; }
.field { flex: 1 1 100%; } .field > :is(input, select, textarea) { width: 100%; }
.error { color: var(--brick); font-weight: bold; }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;

/** Content-Security-Policy of a document: its one inline style, no script, and to what other origin its form may lead. */
export const policyOf = (origin = ''): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `form-action 'self'${origin && ` ${origin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

interface Document {
  readonly locale: Locale;
  readonly title: string;
  readonly body: Html;
}

/** A complete HTML document. */
export const documentOf = ({ locale, title, body }: Document): string =>
  html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text;
