import type { Graph, Thing } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/routes/registry';
import { breadcrumbList } from './breadcrumb-list';
import { mainEntity } from './main-entity';
import { organization } from './organization';
import { webPage } from './web-page';
import { website } from './website';

/** A page's JSON-LD as one graph: company, site, page, breadcrumbs, and the page's main entity. */
export async function structuredData(id: PageId, locale: Locale): Promise<Graph> {
  const [crumbs, entity] = await Promise.all([breadcrumbList(id, locale), mainEntity(id, locale)]);
  const page = await webPage(id, locale, {
    breadcrumbs: nameOf(crumbs),
    mainEntity: nameOf(entity),
  });
  const things = [organization(), website(locale), page, crumbs, entity];
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
