import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** Copies each language's not-found page to where hosts look for it: `404.html`, `en/404.html`. */
export function writeNotFound(out: string): void {
  for (const locale of locales) {
    const folder = locale === defaultLocale ? out : path.join(out, locale);
    const page = path.join(folder, '404', 'index.html');
    if (!existsSync(page)) {
      throw new Error(
        `The export has no not-found page for "${locale}". Check app/[locale]/404/page.tsx.`,
      );
    }
    copyFileSync(page, path.join(folder, '404.html'));
  }
}
