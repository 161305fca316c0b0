import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { loadGuide, sectionTitle } from '@/loaders/guides';
import { loadObligation, type Obligation } from '@/loaders/obligations';
import { loadSubject, type Question, type QuestionSubject } from '@/loaders/questions';
import { getPage, pagePath } from './addresses';
import { obligationOf } from './obligation-pages';
import { isSubjectPage } from './question-pages';
import { guideOf, type PageId, type StaticPageId } from './registry';

/** The pages that others link to: each has a name for menus in messages/. */
type Linked = Exclude<StaticPageId, 'homeRedirect' | 'notFound'>;

/**
 * Short name of a page, used as link text.
 * @throws when there is no message for it.
 */
export async function pageName(id: PageId, locale: Locale): Promise<string> {
  const slug = guideOf(id);
  const short = slug && loadGuide(slug, locale).text.cardTitle;
  return short || fullPageName(id, locale);
}

/** Name of an obligation: its own, or that of the checker. */
export async function obligationName(
  { name, checker }: Pick<Obligation, 'name' | 'checker'>,
  locale: Locale,
): Promise<string> {
  if (name) return typesetDeep(name[locale], locale);
  const names = await getTranslations({ locale, namespace: 'checker.words.regimes' });
  // The content check refuses one that has neither.
  return names(checker as NonNullable<typeof checker>);
}

/** Full name of a page where there is space for it: for guides, the title. */
export async function fullPageName(id: PageId, locale: Locale): Promise<string> {
  const slug = guideOf(id);
  if (slug) return loadGuide(slug, locale).text.title;
  const obligation = obligationOf(id);
  if (obligation) return obligationName(loadObligation(obligation), locale);
  if (isSubjectPage(id)) return subjectName(loadSubject(id, locale), locale);
  const nav = await getTranslations({ locale, namespace: 'nav' });
  // What nobody has a licence for is not called open.
  return nav(id === 'openData' && site.licences.granted ? 'openDataGranted' : (id as Linked));
}

interface Crumb {
  name: string;
  /** Path from the root of the host. */
  path: string;
}

/** Ids from the landing page down to a page, itself included; empty for a page outside the page tree. */
export function trailOf(id: PageId): PageId[] {
  const { parent } = getPage(id);
  if (parent === null) return [];
  const above = trailOf(parent);
  return [...(above.length > 0 ? above : [parent]), id];
}

/** Breadcrumbs of a page, for readers and for search engines. */
export const breadcrumbs = (id: PageId, locale: Locale): Promise<Crumb[]> =>
  Promise.all(
    trailOf(id).map(async (step) => ({
      name: await pageName(step, locale),
      path: pagePath(step, locale),
    })),
  );

/** Title of the section that answers a question at length, or else of its page. */
export const answeringTitle = async (
  { page, anchor }: Pick<Question, 'page' | 'anchor'>,
  locale: Locale,
): Promise<string> =>
  (anchor && sectionTitle(page, anchor, locale)) || fullPageName(page as PageId, locale);

/** What the questions on a subject are headed by: the short name of its guide, or the platform. */
export async function subjectName(
  { guide }: Pick<QuestionSubject, 'guide'>,
  locale: Locale,
): Promise<string> {
  if (guide) return pageName(`guides/${guide}`, locale);
  const t = await getTranslations({ locale, namespace: 'questions' });
  return t('product');
}
