import { defaultLocale } from '@/lib/i18n/locales';
import { loadClaims } from '@/loaders/claims';
import { guideModifiedOn } from '@/loaders/guide-data';
import { guideSlugs } from '@/loaders/guide-files';
import { loadGuide } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { type LegalName, loadLegalText, policyNames } from '@/loaders/legal';
import { loadQuestions } from '@/loaders/questions';
import { guideOf, type PageId } from './registry';

export interface ContentDates {
  /** Publication date of a guide. */
  publishedOn?: string;
  /** Date of the last change, reviews included. */
  modifiedOn?: string;
}

/** The legal texts that pages show. */
const legalTexts: Partial<Record<PageId, readonly LegalName[]>> = {
  legal: policyNames,
  legalNotice: ['notice'],
  accessibility: ['accessibility'],
};

/** Pages other than guides that state or list the law: as recent as its latest check. */
const statingLaw: ReadonlySet<PageId> = new Set<PageId>([
  'landing',
  'clients',
  'calendar',
  'glossary',
  'omnibus',
  'openData',
  'method',
  'regpilot',
  'frameworks',
  'monitoring',
  'auditability',
  'simulator',
]);

/** The page that shows what claims.yaml says of another: the promise to answer within a day. */
const claimsFrom: Partial<Record<PageId, PageId>> = { signup: 'landing' };

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

/** Days on which parts of a page changed. */
function daysOf(id: PageId): string[] {
  const claims = loadClaims(defaultLocale).filter(
    ({ page }) => id === 'claims' || page === (claimsFrom[id] ?? id),
  );
  return [
    ...claims.map(({ reviewedOn }) => reviewedOn),
    // The search page lists the guides too.
    ...(id === 'resources' || id === 'search' ? guideDays() : []),
    ...(id === 'questions' ? answerDays() : []),
    ...(statingLaw.has(id) ? Object.values(loadRegister()).map(({ checkedOn }) => checkedOn) : []),
    // The form for messages changes with what the policy says of it.
    ...(id === 'message' ? (['privacy'] as const) : (legalTexts[id] ?? [])).map(
      (name) => loadLegalText(name, defaultLocale).updatedOn,
    ),
  ];
}

const guideDays = (): string[] =>
  guideSlugs().map((guide) => guideModifiedOn(loadGuide(guide, defaultLocale).data));

const answerDays = (): string[] =>
  loadQuestions(defaultLocale).flatMap(({ questions }) =>
    questions.map(({ reviewedOn }) => reviewedOn),
  );
