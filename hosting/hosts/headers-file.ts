import { typesByName } from '@/lib/delivery/content-types';
import { byPath, everywhere, type Headers, type Pattern, type Rule } from '@/lib/delivery/policy';
import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { localeRoot } from '@/lib/urls';
import type { HostFile } from './host-file';

/** Limits of Cloudflare Pages; Netlify has none as low. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** Patterns that cover every page and the build's own files, and nothing that other sites may show. */
function ownPatterns(): Pattern[] {
  const folders = new Set(allPages().map(({ path }) => path.split('/')[0] ?? ''));
  return [
    '/_next/*',
    ...locales.flatMap((locale) =>
      [...folders].map((folder) => `${localeRoot(locale)}${folder && `${folder}/*`}` as Pattern),
    ),
  ];
}

/**
 * Headers by pattern. Cloudflare joins the values when two matching rules set the same header, so
 * none is set twice for any path; both hosts have pages revalidated by themselves.
 */
function rules(): Map<Pattern, Headers> {
  const byPattern = new Map<Pattern, Headers>([['/*', everywhere]]);
  const add = (pattern: Pattern, name: string, value: string) =>
    byPattern.set(pattern, { ...byPattern.get(pattern), [name]: value });

  for (const [name, varying] of Object.entries<readonly Rule[]>(byPath)) {
    for (const [pattern, value] of varying) {
      if (pattern !== '/*') add(pattern, name, value);
      else if (name !== 'Cache-Control') for (const own of ownPatterns()) add(own, name, value);
    }
  }
  for (const [file, type] of Object.entries(typesByName)) {
    for (const locale of locales) {
      add(`${localeRoot(locale) as Pattern}${file}`, 'Content-Type', type);
    }
  }
  return byPattern;
}

/**
 * `_headers`, which Netlify and Cloudflare Pages both read.
 * @throws when it exceeds a limit of Cloudflare Pages.
 */
export function headersFile(): HostFile {
  const byPattern = rules();
  const lines = [...byPattern].flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (byPattern.size > MAX_RULES || lines.some((line) => line.length > MAX_LINE)) {
    throw new Error(
      `_headers has ${byPattern.size} rules, or a line too long: Cloudflare Pages reads ${MAX_RULES} rules and ${MAX_LINE} characters a line. See hosting/hosts/headers-file.ts.`,
    );
  }
  return { path: '_headers', content: `${lines.join('\n')}\n` };
}
