import path from 'node:path';
import { checkGlossary } from '@/lib/content/check/glossary';
import { checkGuide } from '@/lib/content/check/guide';
import { checkLegal } from '@/lib/content/check/legal';
import { linkTargets } from '@/lib/content/check/link-targets';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { loadGuide } from '@/lib/content/load/guides';
import { ContentError, type ContentProblem } from '@/lib/content/problems/problem';
import { contentVersion, filesVersion } from '@/lib/content-version';
import { defaultLocale } from '@/lib/i18n/locales';
import { checkMessages } from '@/lib/messages/check-messages';
import { guideOf } from '@/lib/pages/registry';
import { pageOfPath } from '@/lib/pages/urls';
import { Recent } from '@/lib/recent';
import { today } from '@/lib/today';

/** Sources whose use of messages is checked. */
const SOURCES = ['app', 'components', 'lib', 'search', 'server'].map((folder) =>
  path.join(process.cwd(), folder),
);
const recent = new Recent<ContentProblem[]>(64);

/**
 * The errors that keep a page from rendering, plus every problem of the guide it shows. Every page
 * depends on the messages, the glossary and each guide's metadata. Checked once per saved change.
 */
export function pageProblems(pathname: string): ContentProblem[] {
  const version = contentVersion() + filesVersion(/\.tsx?$/, SOURCES);
  return recent.get(`${version} ${today()} ${pathname}`, () => findProblems(pathname));
}

function findProblems(pathname: string): ContentProblem[] {
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
