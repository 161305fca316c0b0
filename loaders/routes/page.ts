import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/config/site';
import { isDay } from '@/lib/dates';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { loadClaims } from '@/loaders/claims';
import { guideModifiedOn } from '@/loaders/guide-data';
import { guideSlugs } from '@/loaders/guide-files';
import { type Guide, loadGuide, sectionTitle } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { type LegalName, loadLegalText } from '@/loaders/legal';
import { loadObligation, type Obligation } from '@/loaders/obligations';
import {
  loadQuestions,
  loadSubject,
  type Question,
  type QuestionSubject,
  type SubjectPage,
} from '@/loaders/questions';
import { getPage, pagePath } from './addresses';
import type { Dated } from './page-settings';
import type { PageId, StaticPageId } from './registry';

interface ContentDates {
  /** Publication date of a guide. */
  publishedOn?: string;
  /** Date of the last change, reviews included. */
  modifiedOn?: string;
}

/** What a page says of itself, whatever it shows. */
interface Identity {
  /** Full name, where there is space for it: for guides, the title. @throws when there is no message for it. */
  fullName(locale: Locale): Promise<string>;
  /** Short name, used as link text. */
  name(locale: Locale): Promise<string>;
  /**
   * Dates of its content, as `YYYY-MM-DD`: when what it shows was last changed or reviewed, be it a guide, the law,
   * answers, claims or legal texts. Empty for pages that show nothing dated.
   */
  dates(): ContentDates;
}

/** A page, with what it shows by its kind: what a guide or a subject says is in a language. */
export type Page = Identity &
  (
    | { readonly kind: 'guide'; readonly guide: (locale: Locale) => Guide }
    | { readonly kind: 'obligation'; readonly obligation: Obligation }
    | { readonly kind: 'subject'; readonly subject: (locale: Locale) => QuestionSubject }
    | { readonly kind: 'fixed'; readonly id: StaticPageId }
  );

/**
 * What the id of a page stands for.
 * @throws when there is no such page.
 */
export function pageOf(id: PageId): Page {
  const [folder, name] = id.split('/', 2);
  if (name === undefined) return fixed(id as StaticPageId);
  if (folder === 'guides') return pageOfGuide(name);
  if (folder === 'obligations') return pageOfObligation(loadObligation(name));
  return pageOfSubject(id as SubjectPage);
}

function pageOfGuide(slug: string): Page {
  const guide = (locale: Locale) => loadGuide(slug, locale);
  return {
    kind: 'guide',
    guide,
    fullName: async (locale) => guide(locale).text.title,
    name: async (locale) => guide(locale).text.cardTitle || guide(locale).text.title,
    dates: () => {
      const { data } = guide(defaultLocale);
      return { publishedOn: data.publishedOn, modifiedOn: guideModifiedOn(data) };
    },
  };
}

function pageOfObligation(obligation: Obligation): Page {
  const name = (locale: Locale) => obligationName(obligation, locale);
  const dates = () => latest(obligation.subjects.map(checkDay));
  return { kind: 'obligation', obligation, name, fullName: name, dates };
}

/** The name of an obligation: its own, or that of the checker. */
async function obligationName({ name, checker }: Obligation, locale: Locale): Promise<string> {
  if (name) return typesetDeep(name[locale], locale);
  const names = await getTranslations({ locale, namespace: 'checker.words.regimes' });
  // The content check refuses one that has neither.
  return names(checker as NonNullable<typeof checker>);
}

/** Day on which the law of a subject was checked, which every edit of it moves. */
const checkDay = (subject: string): string => loadRegister()[subject]?.checkedOn ?? '';

function pageOfSubject(id: SubjectPage): Page {
  const subject = (locale: Locale) => loadSubject(id, locale);
  // What the questions on a subject are headed by: the short name of its guide; on the platform, who asks them.
  const named = (key: 'product' | 'buyer.title') => async (locale: Locale) => {
    const { guide } = subject(locale);
    if (guide) return pageOfGuide(guide).name(locale);
    const t = await getTranslations({ locale, namespace: 'questions' });
    return t(key);
  };
  const dates = () => latest(subject(defaultLocale).questions.map(({ reviewedOn }) => reviewedOn));
  return {
    kind: 'subject',
    subject,
    name: named('product'),
    fullName: named('buyer.title'),
    dates,
  };
}

/** The pages that others link to: each has a name for menus in messages/. */
type Linked = Exclude<StaticPageId, 'notFound'>;

/** A page that exists independently of the content. */
function fixed(id: StaticPageId): Page {
  const { shows, claimsOf = id } = getPage(id);
  const name = async (locale: Locale) => {
    const nav = await getTranslations({ locale, namespace: 'nav' });
    // What nobody has a licence for is not called open.
    return nav(id === 'openData' && site.licences.granted ? 'openDataGranted' : (id as Linked));
  };
  const dates = () => {
    const claims = loadClaims(defaultLocale).filter(
      ({ page }) => claimsOf === 'every page' || page === claimsOf,
    );
    return latest([...claims.map(({ reviewedOn }) => reviewedOn), ...shows.flatMap(daysShown)]);
  };
  return { kind: 'fixed', id, name, fullName: name, dates };
}

const latest = (days: readonly string[]): ContentDates => {
  const modifiedOn = [...days].sort().at(-1);
  return modifiedOn ? { modifiedOn } : {};
};

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

/** Ids from the landing page down to a page, itself included; empty for a page outside the page tree. */
export function trailOf(id: PageId): PageId[] {
  const { parent } = getPage(id);
  if (parent === null) return [];
  const above = trailOf(parent);
  return [...(above.length > 0 ? above : [parent]), id];
}

/** Breadcrumbs of a page, for readers and for search engines. */
export const breadcrumbs = (id: PageId, locale: Locale) =>
  Promise.all(
    trailOf(id).map(async (step) => ({
      name: await pageOf(step).name(locale),
      path: pagePath(step, locale),
    })),
  );

/** Title of the section that answers a question at length, or else of its page. */
export const answeringTitle = async (
  { page, anchor }: Pick<Question, 'page' | 'anchor'>,
  locale: Locale,
): Promise<string> =>
  (anchor && sectionTitle(page, anchor, locale)) || pageOf(page as PageId).fullName(locale);
