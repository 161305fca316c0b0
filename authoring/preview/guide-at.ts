import { localeOfPath, localeRoot } from '@/lib/i18n/paths';
import { allGuideSlugs } from '@/loaders/guide-files';

/** The guide at an address, even one with too many mistakes to be a page. */
export function guideAt(pathname: string): string | undefined {
  const path = pathname.slice(localeRoot(localeOfPath(pathname)).length);
  return allGuideSlugs().find((slug) => path.replace(/\/$/, '') === `guides/${slug}`);
}
