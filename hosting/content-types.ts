/** Content types of the site's files, by extension. */
export const typesByExtension: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Content types by full file name. */
export const typesByName: Readonly<Record<string, string>> = {
  'feed.xml': 'application/atom+xml; charset=utf-8',
};

/** Content type of a file by its path; undefined when neither table lists it. */
export function contentTypeOf(file: string): string | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return typesByName[name] ?? typesByExtension[name.slice(name.lastIndexOf('.') + 1)];
}
