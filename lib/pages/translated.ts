import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadGuide } from '@/lib/content/load/guides';
import { loadLegalText } from '@/lib/content/load/legal';
import { type LegalName, policyNames } from '@/lib/content/schema/legal';
import { type Locale, locales } from '@/lib/i18n/locales';
import { isPartial } from '@/lib/i18n/partial';
import { oncePerBuild } from '@/lib/once';
import { guideOf, type PageId } from './registry';

/** The legal texts that pages show. */
export const legalTexts: Partial<Record<PageId, readonly LegalName[]>> = {
  legal: policyNames,
  legalNotice: ['notice'],
  accessibility: ['accessibility'],
};

type Catalogue = Record<string, { meta?: { title?: string } }>;

const catalogueOf = oncePerBuild((locale): Catalogue => {
  const file = path.join(process.cwd(), 'messages', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
});

/**
 * Whether a page is written in a language, rather than shown in the fallback language: a guide once its text
 * is there, another page once its title is in the messages and its legal texts are there. Always so in a
 * complete language.
 */
export function isTranslated(id: PageId, locale: Locale): boolean {
  if (!isPartial(locale)) return true;
  const slug = guideOf(id);
  if (slug !== null) return loadGuide(slug, locale).shownIn === locale;
  return (
    catalogueOf(locale)[id]?.meta?.title !== undefined &&
    (legalTexts[id] ?? []).every((name) => loadLegalText(name, locale).shownIn === locale)
  );
}

/** The languages that a page is written in. */
export const languagesOf = (id: PageId): Locale[] =>
  locales.filter((locale) => isTranslated(id, locale));
