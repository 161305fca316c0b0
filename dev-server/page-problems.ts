import { checkGuide } from '@/lib/content/check/guide';
import { checkLegal } from '@/lib/content/check/legal';
import { linkTargets } from '@/lib/content/check/rules/unpublished-links';
import { loadGlossary } from '@/lib/content/load/glossary';
import { loadGuideCard } from '@/lib/content/load/guide-cards';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { loadGuide } from '@/lib/content/load/guides';
import { ContentError, type ContentProblem } from '@/lib/content/problems/problem';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { checkMessages } from '@/lib/messages/check-messages';
import { today } from '@/lib/today';
import { pageOfPath } from '@/lib/urls';

/**
 * What keeps a page from being shown, and all that is wrong with the guide it shows. Every page
 * needs the messages, the glossary and what lists show of each guide.
 */
export function pageProblems(pathname: string): ContentProblem[] {
  const page = pageOfPath(pathname)?.page;
  const shown = page && /^guides\/(.+)/.exec(page.id)?.[1];
  return [
    ...checkMessages(),
    ...problemsIn(() => loadGlossary(defaultLocale)),
    ...(page?.footer === 'legal' ? checkLegal() : []),
    ...guideSlugs().flatMap((slug) =>
      slug === shown ? problemsIn(() => loadGuide(slug, defaultLocale)) : cardProblems(slug),
    ),
  ].filter(({ severity }) => severity === 'error');
}

function problemsIn(load: () => unknown): readonly ContentProblem[] {
  try {
    load();
    return [];
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems;
    throw cause;
  }
}

/** All that is wrong with a guide, when it cannot be listed. */
function cardProblems(slug: string): readonly ContentProblem[] {
  try {
    for (const locale of locales) loadGuideCard(slug, locale);
    return [];
  } catch {
    return checkGuide(slug, linkTargets(), today()).problems;
  }
}
