import { locales } from '@/lib/i18n/locales';
import { guideOf, type PageId } from '@/lib/pages/registry';
import { loadGuideData } from './guide-cards';
import { guideSlugs } from './guide-slugs';
import { loadLegalText } from './legal';
import { type LegalName, policyNames } from './legal-names';

export interface ContentDates {
  /** First day of a guide. */
  publishedOn?: string;
  /** Day of the last change, a review included. */
  modifiedOn?: string;
}

/** The latest of some days; empty when there is none. */
const latest = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';

/** The days of a guide, which has both. */
export function guideDates(slug: string): Required<ContentDates> {
  const { publishedOn, reviewedOn } = loadGuideData(slug);
  return { publishedOn, modifiedOn: latest([publishedOn, reviewedOn]) };
}

const legalTexts: Partial<Record<PageId, readonly LegalName[]>> = {
  legal: policyNames,
  legalNotice: ['notice'],
  accessibility: ['accessibility'],
};

/**
 * Days the content of a page states, as `YYYY-MM-DD`; nothing for pages whose content states none.
 * The resource center is as recent as its latest guide.
 */
export function contentDates(id: PageId): ContentDates {
  const slug = guideOf(id);
  if (slug) return guideDates(slug);
  const days =
    id === 'resources'
      ? guideSlugs().map((guide) => guideDates(guide).modifiedOn)
      : (legalTexts[id] ?? []).map((name) => loadLegalText(name, locales[0]).updatedOn);
  const modifiedOn = latest(days);
  return modifiedOn ? { modifiedOn } : {};
}
