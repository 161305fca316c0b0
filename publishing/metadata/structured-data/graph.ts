import type {
  Dataset,
  DefinedTermSet,
  Graph,
  ItemList,
  SoftwareApplication,
  Thing,
  WebPage,
} from 'schema-dts';
import { site } from '@/lib/config/site';
import { today } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadGlossary } from '@/loaders/glossary';
import { byCategory, peopleBehind } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { loadTypesetRegister } from '@/loaders/law';
import { obligationLaw } from '@/loaders/obligation-law';
import { loadObligations } from '@/loaders/obligations';
import { getPage } from '@/loaders/routes/addresses';
import { type Page, pageOf } from '@/loaders/routes/page';
import type { PageSettings } from '@/loaders/routes/page-settings';
import { headerPages, type PageId } from '@/loaders/routes/registry';
import { pageMeta } from '@/publishing/metadata/page-meta';
import { dataFileNames, dataFiles, dataPath, mediaTypeOf } from '@/publishing/open-data/addresses';
import { dataSize, publishedDataset } from '@/publishing/open-data/files';
import { article, citedAct } from './article';
import {
  answers,
  breadcrumbList,
  organization,
  organizationId,
  person,
  thingPageUrl,
  thingUrl,
  webPageId,
  website,
  websiteId,
} from './nodes';

/** The register of law as data, with its files; its licence, where one has been chosen. */
async function dataset(locale: Locale): Promise<Dataset> {
  const { title, description } = await pageMeta('openData', locale);
  const { version, licence } = publishedDataset();
  const { modifiedOn } = pageOf('openData').dates();
  return {
    '@type': 'Dataset',
    '@id': thingPageUrl('openData', locale, 'dataset'),
    name: title,
    description,
    url: thingPageUrl('openData', locale),
    version: version.hash,
    ...(modifiedOn && { dateModified: modifiedOn }),
    inLanguage: [...locales],
    isAccessibleForFree: true,
    creator: { '@id': organizationId },
    publisher: { '@id': organizationId },
    ...(licence && { license: licence.url }),
    distribution: dataFileNames
      .filter((file) => !dataFiles[file].endsWith('.schema.json'))
      .map((file) => ({
        '@type': 'DataDownload',
        name: dataFiles[file],
        contentUrl: thingUrl(dataPath(file)),
        encodingFormat: mediaTypeOf(file).split(';')[0] ?? '',
        contentSize: `${dataSize(file)} B`,
      })),
  };
}

/** The glossary: every acronym, its expansion and its meaning. */
async function definedTermSet(locale: Locale): Promise<DefinedTermSet> {
  const { title } = await pageMeta('glossary', locale);
  const id = thingPageUrl('glossary', locale, 'terms');
  return {
    '@type': 'DefinedTermSet',
    '@id': id,
    name: title,
    url: thingPageUrl('glossary', locale),
    inLanguage: locale,
    hasDefinedTerm: loadGlossary(locale).map((term) => ({
      '@type': 'DefinedTerm',
      '@id': thingPageUrl('glossary', locale, term.id),
      name: term.acronym,
      alternateName: term.expansion,
      description: term.definition,
      inDefinedTermSet: id,
    })),
  };
}

/** Pages in their order, by name. */
const itemList = (id: string, pages: readonly { name: string; url: string }[]): ItemList => ({
  '@type': 'ItemList',
  '@id': id,
  numberOfItems: pages.length,
  itemListElement: pages.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  })),
});

/** The guides, in the order of the resource centre. */
const guideList = (locale: Locale): ItemList =>
  itemList(
    thingPageUrl('resources', locale, 'guides'),
    byCategory(loadGuides(locale)).map(({ slug, text }) => ({
      name: text.title,
      url: thingPageUrl(`guides/${slug}`, locale),
    })),
  );

/** The texts of law that have a page, in the order of their index. */
async function obligationList(locale: Locale): Promise<ItemList> {
  const pages = loadObligations().map(async ({ id }) => ({
    name: await pageOf(`obligations/${id}`).name(locale),
    url: thingPageUrl(`obligations/${id}`, locale),
  }));
  return itemList(thingPageUrl('obligations', locale, 'texts'), await Promise.all(pages));
}

/** The platform. It has no public price or rating, so none is stated. */
async function softwareApplication(locale: Locale): Promise<SoftwareApplication> {
  const { description } = await pageMeta('landing', locale);
  return {
    '@type': 'SoftwareApplication',
    '@id': thingPageUrl('landing', locale, 'software'),
    name: site.brand,
    description,
    url: thingPageUrl('platform', locale),
    applicationCategory: 'BusinessApplication',
    featureList: await Promise.all(headerPages('solutions').map((id) => pageOf(id).name(locale))),
    provider: { '@id': organizationId },
  };
}

const entities: Record<
  NonNullable<PageSettings['entity']>,
  (locale: Locale) => Thing | Promise<Thing>
> = {
  software: softwareApplication,
  guides: guideList,
  obligations: obligationList,
  terms: definedTermSet,
  dataset,
};

/** The page's main entity, if it has one with a name of its own. */
async function mainEntity(id: PageId, locale: Locale): Promise<Thing | undefined> {
  const page = pageOf(id);
  if (page.kind === 'guide') return article(page.guide(locale), locale);
  const { entity } = getPage(id);
  return entity && entities[entity](locale);
}

interface Links {
  /** @id of the page's main entity, if it has one. */
  mainEntity: string | undefined;
  breadcrumbs: string | undefined;
}

/** The page itself, as opposed to its subject. */
async function webPage(
  id: PageId,
  locale: Locale,
  { mainEntity, breadcrumbs }: Links,
): Promise<WebPage> {
  const { title, description } = await pageMeta(id, locale);
  const page = pageOf(id);
  const { modifiedOn } = page.dates();
  return {
    '@type': getPage(id).schema ?? 'WebPage',
    '@id': webPageId(id, locale),
    url: thingPageUrl(id, locale),
    name: title,
    description,
    inLanguage: locale,
    ...(modifiedOn && { dateModified: modifiedOn }),
    ...reviewOf(page, locale),
    ...lawOf(page, locale),
    ...(page.kind === 'subject' && { mainEntity: answers(page.subject(locale), locale) }),
    isPartOf: { '@id': websiteId(locale) },
    ...(breadcrumbs && { breadcrumb: { '@id': breadcrumbs } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

/** The act that the page of an obligation is about, and all that it cites. */
function lawOf(page: Page, locale: Locale): Pick<WebPage, 'about' | 'citation'> {
  if (page.kind !== 'obligation') return {};
  const register = loadTypesetRegister(locale);
  const { acts, day } = obligationLaw(page.obligation, register, today());
  const [main] = acts;
  return {
    ...(main && { about: citedAct({ ...main, language: undefined }, day, locale) }),
    citation: acts.map((act) => citedAct(act, day, locale)),
  };
}

/** Who reviewed a guide, and when; schema.org has these for pages, not for articles. */
function reviewOf(page: Page, locale: Locale): object {
  if (page.kind !== 'guide') return {};
  const { reviewer } = peopleBehind(page.guide(locale).data, site.people);
  return reviewer ? { reviewedBy: person(reviewer, locale), lastReviewed: reviewer.on } : {};
}

/** A page's JSON-LD as one graph: company, site, page, breadcrumbs, and the page's main entity. */
export async function structuredData(id: PageId, locale: Locale): Promise<Graph> {
  const [crumbs, entity] = await Promise.all([breadcrumbList(id, locale), mainEntity(id, locale)]);
  const page = await webPage(id, locale, {
    breadcrumbs: nameOf(crumbs),
    mainEntity: nameOf(entity),
  });
  const things = [organization(locale), website(locale), page, crumbs, entity];
  return {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined),
  };
}

const nameOf = (thing: Thing | undefined): string | undefined =>
  typeof thing === 'object' && '@id' in thing ? thing['@id'] : undefined;

const UNSAFE = /[<\u2028\u2029]/g;

/** JSON that is safe inside a script element: `<` and JavaScript line separators are escaped. */
export const printJsonLd = (graph: Graph): string =>
  JSON.stringify(graph).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
