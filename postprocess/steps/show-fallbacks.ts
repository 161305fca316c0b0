import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackLocale, type Locale, locales } from '@/lib/i18n/locales';
import { isPartial } from '@/lib/i18n/partial';
import { localeRoot } from '@/lib/i18n/paths';
import { allPages } from '@/lib/pages/all-pages';
import { isTranslated } from '@/lib/pages/translated';
import { pagePath } from '@/lib/pages/urls';

/** A page up to and with the start of its main part, what is in it, and the rest. */
const PARTS = /^([\s\S]*?<main\b[^>]*>)([\s\S]*)(<\/main>[\s\S]*)$/;
/** A link to a page: not to a file, whose name has a dot. */
const linksTo = (root: string): RegExp => new RegExp(`(?<=\\shref=")${root}(?=[^".]*")`, 'g');

/**
 * Gives pages that a partial language lacks the main part of the fallback language, as it is there: what Next
 * rendered in its place mixes both. Its links stay in the reader's language.
 */
export function showFallbacks(out: string): void {
  for (const locale of locales.filter(isPartial)) {
    const missing = allPages().filter(({ id }) => !isTranslated(id, locale));
    for (const { id } of missing) {
      const [file, original] = [locale, fallbackLocale].map((language) =>
        path.join(out, pagePath(id, language), 'index.html'),
      ) as [string, string];
      if (!existsSync(file)) continue;
      const own = readFileSync(file, 'utf8');
      writeFileSync(file, withMainOf(own, readFileSync(original, 'utf8'), locale));
    }
  }
}

/** A page with the main part of another; a page without one, such as a redirect, as it is. */
export function withMainOf(page: string, original: string, locale: Locale): string {
  const main = PARTS.exec(original)?.[2];
  if (main === undefined) return page;
  const led = main.replaceAll(linksTo(localeRoot(fallbackLocale)), localeRoot(locale));
  return page.replace(PARTS, (_, before: string, _own: string, after: string) =>
    [before, led, after].join(''),
  );
}
