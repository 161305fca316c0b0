import { isDay } from '@/lib/dates';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadClaims } from '@/loaders/claims';
import { guideModifiedOn } from '@/loaders/guide-data';
import { guideSlugs } from '@/loaders/guide-files';
import { loadGuide } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { type LegalName, loadLegalText } from '@/loaders/legal';
import { loadObligation } from '@/loaders/obligations';
import { loadQuestions, loadSubject } from '@/loaders/questions';
import { getPage } from './addresses';
import { obligationOf } from './obligation-pages';
import type { Dated } from './page-settings';
import { isSubjectPage } from './question-pages';
import { guideOf, type PageId } from './registry';

interface ContentDates {
  /** Publication date of a guide. */
  publishedOn?: string;
  /** Date of the last change, reviews included. */
  modifiedOn?: string;
}

/**
 * Dates of a page's content, as `YYYY-MM-DD`: when what it shows was last changed or reviewed, be it a
 * guide, the law, answers, claims or legal texts. Empty for pages that show nothing dated.
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

/** Days on which what a page shows last changed. */
function daysOf(id: PageId): string[] {
  const obligation = obligationOf(id);
  if (obligation) return loadObligation(obligation).subjects.map(checkDay);
  if (isSubjectPage(id))
    return loadSubject(id, defaultLocale).questions.map(({ reviewedOn }) => reviewedOn);
  const { shows, claimsOf = id } = getPage(id);
  const claims = loadClaims(defaultLocale).filter(
    ({ page }) => claimsOf === 'every page' || page === claimsOf,
  );
  return [...claims.map(({ reviewedOn }) => reviewedOn), ...shows.flatMap(daysShown)];
}

/** Day on which the law of a subject was checked, which every edit of it moves. */
const checkDay = (subject: string): string => loadRegister()[subject]?.checkedOn ?? '';

function daysShown(dated: Dated): string[] {
  if (dated === 'law') return Object.values(loadRegister()).map(({ checkedOn }) => checkedOn);
  if (dated === 'guides')
    return guideSlugs().map((slug) => guideModifiedOn(loadGuide(slug, defaultLocale).data));
  if (dated === 'answers')
    return loadQuestions(defaultLocale).flatMap(({ questions }) =>
      questions.map(({ reviewedOn }) => reviewedOn),
    );
  if (isDay(dated)) return [dated];
  return [loadLegalText(dated as LegalName, defaultLocale).updatedOn];
}
