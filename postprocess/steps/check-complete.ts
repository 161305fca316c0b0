import { existsSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/all-pages';
import { pagePath } from '@/lib/pages/urls';

/** Checks that the export has every page of the registry in every language. @throws naming the missing ones. */
export function checkComplete(out: string): void {
  const missing = allPages()
    .flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)))
    .filter((address) => !existsSync(path.join(out, address, 'index.html')));
  if (missing.length > 0) {
    throw new Error(
      `The page registry has pages the export lacks: ${missing.join(', ')}. Add their page.tsx under app/[locale], or remove them from lib/pages/registry.ts.`,
    );
  }
}
