import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { Html, html } from './html';

/** System colours and fonts only: the page is self-contained, whatever host serves it. */
const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 Georgia, "Times New Roman", serif; }
body { margin: 0 auto; max-width: 40rem; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
.summary { border-left: 4px solid; margin: 1.5rem 0; padding: .25rem 0 .25rem 1rem; }
.summary ul { margin: 0; padding-left: 1.1rem; }
.field { margin: 1.25rem 0; }
.field.wrong { border-left: 4px solid; padding-left: 1rem; }
label, .error { display: block; }
.error { font-weight: bold; }
input, select, textarea { box-sizing: border-box; font: inherit; padding: .5rem; width: 100%; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem; }
a { color: inherit; overflow-wrap: anywhere; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Content-Security-Policy of these pages: one inline style, no script, one form. Browsers apply
 * `form-action` to the redirect after submission too, so it includes the thank-you page's origin.
 */
export const contentSecurityPolicy = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${siteOrigin && ` ${siteOrigin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A complete HTML document. */
export const documentOf = (page: { locale: Locale; title: string; body: Html }): string =>
  html`<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
${page.body}
</main>
</body>
</html>
`.text;
