import { guideModifiedOn } from '@/lib/content/facts/dates';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { loadGuide } from '@/lib/content/load/guides';
import { loadRegister } from '@/lib/content/load/law';
import { loadLegalText } from '@/lib/content/load/legal';
import { type LegalName, policyNames } from '@/lib/content/schema/legal';
import { defaultLocale } from '@/lib/i18n/locales';
import { guideOf, type PageId } from './registry';

export interface ContentDates {
  /** Publication date of a guide. */
  publishedOn?: string;
  /** Date of the last change, reviews included. */
  modifiedOn?: string;
}

const legalTexts: Partial<Record<PageId, readonly LegalName[]>> = {
  legal: policyNames,
  legalNotice: ['notice'],
  accessibility: ['accessibility'],
};

/**
 * Dates of a page's content, as `YYYY-MM-DD`; empty for pages without dated content. The resource centre
 * is as recent as its latest guide, and the calendar as the latest check of the law.
 */
export function contentDates(id: PageId): ContentDates {
  const slug = guideOf(id);
  if (slug) {
    const data = loadGuide(slug, defaultLocale).data;
    return { publishedOn: data.publishedOn, modifiedOn: guideModifiedOn(data) };
  }
  const modifiedOn = daysOf(id).sort().at(-1);
  return modifiedOn ? { modifiedOn } : {};
}

/** Days on which parts of a page changed. */
function daysOf(id: PageId): string[] {
  if (id === 'resources')
    return guideSlugs().map((guide) => guideModifiedOn(loadGuide(guide, defaultLocale).data));
  if (id === 'calendar') return Object.values(loadRegister()).map(({ checkedOn }) => checkedOn);
  return (legalTexts[id] ?? []).map((name) => loadLegalText(name, defaultLocale).updatedOn);
}
