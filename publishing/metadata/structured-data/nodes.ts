import type { BreadcrumbList, Organization, Person, Question, WebSite } from 'schema-dts';
import { site } from '@/lib/config/site';
import { type Locale, type WrittenWords, written } from '@/lib/i18n/locales';
import { loadCompany } from '@/loaders/company';
import type { QuestionSubject } from '@/loaders/questions';
import { absoluteUrl, pagePath } from '@/loaders/routes/addresses';
import { breadcrumbs } from '@/loaders/routes/page';
import type { PageId } from '@/loaders/routes/registry';

/**
 * URL of a path for structured data. While the origin is only an example it stays relative, and
 * consumers resolve it against the page's own URL.
 */
export const thingUrl = (path: string): string =>
  site.publicOrigin === null ? path : absoluteUrl(path, site.publicOrigin);

/** The same for a page. @throws when the page id is unknown. */
export const thingPageUrl = (id: PageId, locale: Locale, anchor?: string): string =>
  thingUrl(pagePath(id, locale, anchor));

// Identifiers (@id) of entities: URLs with a fragment, the same on every page.

/** There is one company, whatever the language. */
export const organizationId = thingUrl('/#organization');
export const websiteId = (locale: Locale) => thingPageUrl('landing', locale, 'website');
export const webPageId = (id: PageId, locale: Locale) => thingPageUrl(id, locale, 'webpage');
export const articleId = (id: PageId, locale: Locale) => thingPageUrl(id, locale, 'article');

/** Somebody who stands behind a guide. */
export const person = (
  { name, role }: { name: string; role: WrittenWords },
  locale: Locale,
): Person => ({ '@type': 'Person', name, jobTitle: role[written(locale)] });

/** The company behind the site, the same in every language, with its founders once they have names; without facts missing from config. */
export function organization(locale: Locale): Organization {
  const { legalName, registeredOffice, vatNumber, phone } = site.publisher;
  const founders = loadCompany(locale).founders.flatMap(({ name }) =>
    name ? { '@type': 'Person' as const, name } : [],
  );
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    url: thingUrl('/'),
    logo: thingUrl('/apple-touch-icon.png'),
    ...(site.email && { email: site.email }),
    ...(site.social && { sameAs: site.social.url }),
    ...(legalName && { legalName }),
    ...(founders.length > 0 && { founder: founders }),
    ...(registeredOffice && { address: registeredOffice }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(phone && { telephone: phone }),
  };
}

/** The site in one language. */
export const website = (locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(locale),
  name: site.brand,
  url: thingPageUrl('landing', locale),
  inLanguage: locale,
  publisher: { '@id': organizationId },
});

/** The breadcrumbs of a page; undefined when it has none. */
export async function breadcrumbList(
  id: PageId,
  locale: Locale,
): Promise<BreadcrumbList | undefined> {
  const crumbs = await breadcrumbs(id, locale);
  if (crumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': thingPageUrl(id, locale, 'breadcrumbs'),
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: thingUrl(path),
    })),
  };
}

/** The questions on a subject, with their answers. */
export const answers = ({ page, questions }: QuestionSubject, locale: Locale): Question[] =>
  questions.map(({ id, question, answer }) => ({
    '@type': 'Question',
    '@id': thingPageUrl(page, locale, id),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
