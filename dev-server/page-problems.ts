import { checkGlossary } from '@/lib/content/check/glossary';
import { checkGuide } from '@/lib/content/check/guide';
import { checkLegal } from '@/lib/content/check/legal';
import { linkTargets } from '@/lib/content/check/link-targets';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { loadGuide } from '@/lib/content/load/guides';
import { ContentError, type ContentProblem } from '@/lib/content/problems/problem';
import { defaultLocale } from '@/lib/i18n/locales';
import { checkMessages } from '@/lib/messages/check-messages';
import { guideOf } from '@/lib/pages/registry';
import { pageOfPath } from '@/lib/pages/urls';
import { today } from '@/lib/today';

/**
 * The errors that keep a page from rendering, plus every problem of the guide it shows. Every page
 * depends on the messages, the glossary and each guide's metadata.
 */
export function pageProblems(pathname: string): ContentProblem[] {
  const page = pageOfPath(pathname)?.page;
  const shown = page && guideOf(page.id);
  return [
    ...checkMessages(),
    ...checkGlossary(),
    ...(page?.footer === 'legal' ? checkLegal() : []),
    ...guideSlugs()
      .filter((slug) => slug === shown || !canBeListed(slug))
      .flatMap((slug) => checkGuide(slug, linkTargets(), today()).problems),
  ].filter(({ severity }) => severity === 'error');
}

function canBeListed(slug: string): boolean {
  try {
    loadGuide(slug, defaultLocale);
    return true;
  } catch (cause) {
    if (cause instanceof ContentError) return false;
    throw cause;
  }
}
