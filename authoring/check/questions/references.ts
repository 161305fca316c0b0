import { linkTargets } from '@/authoring/check/link-targets';
import type { YamlReport } from '@/authoring/check/report';
import { whyUnpublished } from '@/authoring/check/rules/links/unpublished-links';
import { sectionsOf } from '@/authoring/check/sections';
import { didYouMean } from '@/lib/closest';
import { locales } from '@/lib/i18n/locales';
import { allGuideSlugs } from '@/loaders/guide-files';
import { whyNoEntry } from '@/loaders/law';
import { PRODUCT, type QuestionEntry, slugOfSubject } from '@/loaders/questions';
import { guideOf, type PageId } from '@/routes/registry';

/** Whatever questions name must exist: subject, page, section, entries of the register. */
export function checkReferences(
  questions: readonly QuestionEntry[],
  today: string,
  report: YamlReport,
): void {
  const slugs = allGuideSlugs();
  const subjects = [...slugs.map((slug) => slug.replace(/guide$/, '')), PRODUCT];
  const pages = linkTargets();
  for (const [index, { subject, rules, page, anchor }] of questions.entries()) {
    const at = (...path: (string | number)[]) => ['questions', index, ...path];
    const slug = slugOfSubject(subject);
    // Where its guide is the page too, one message says that it is gone.
    if (subject !== PRODUCT && !slugs.includes(slug) && page !== `guides/${slug}`)
      report(`"${subject}" is not a subject.${didYouMean(subject, subjects)}`, at('subject'));
    for (const [place, id] of rules.entries()) {
      const message = whyNoLaw(id);
      if (message) report(message, at('rules', place));
    }
    if (!pages.includes(page)) {
      report(`There is no page "${page}".${didYouMean(page, pages)}`, at('page'));
      continue;
    }
    const unpublished = guideOf(page as PageId) && whyUnpublished(page.slice(7), today);
    if (unpublished) report(unpublished, at('page'));
    const missing = anchor && whyNoSection(page as PageId, anchor);
    if (missing) report(missing, at('anchor'));
  }
}

/** Why an id is neither that of a rule, nor of a milestone or act; undefined when it is one. */
function whyNoLaw(id: string): string | undefined {
  const faults = (['rules', 'milestones', 'acts'] as const).map((list) => whyNoEntry(list, id));
  if (faults.includes(undefined)) return undefined;
  return faults.find((fault) => fault?.includes('unsure')) ?? faults[0];
}

function whyNoSection(page: PageId, anchor: string): string | undefined {
  for (const locale of locales) {
    const known = sectionsOf(page, locale);
    if (known === 'unknown' || known.includes(anchor)) continue;
    return known === 'none'
      ? `The sections of the page "${page}" have no stable addresses; leave "anchor" out.`
      : `The page "${page}" has no section "${anchor}" (${locale}).${didYouMean(anchor, known)}`;
  }
  return undefined;
}
