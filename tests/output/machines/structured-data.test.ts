import { site } from '@/lib/config/site';
import { attribute, type Element, elements, textOf } from '@/lib/html';
import { loadCompany } from '@/loaders/company';
import { pageOf } from '@/loaders/routes/page';
import { type BuiltPage, builtPages, canonical, indexedPages, meta, title } from '../support/site';
import {
  blocksOf,
  type Node,
  nodesIn,
  ofType,
  structuredData,
  theOnly,
} from '../support/structured-data';

const PAGE_TYPES = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'FAQPage'];

/** Faults of every page's graph, one line each. */
const faultsOf = (check: (graph: Node[], page: BuiltPage) => readonly string[]): string[] =>
  structuredData.flatMap(({ page, graph }) =>
    check(graph, page).map((fault) => `${page.file}: ${fault}`),
  );
/** A reference to an entity by its @id. */
const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

it('is one block on every indexed page, and on no other', () => {
  for (const page of builtPages) {
    expect([page.file, blocksOf(page).length]).toEqual([page.file, page.page.indexed ? 1 : 0]);
  }
});

it('describes company, site and page everywhere, with each page’s specific type', () => {
  const special: Record<string, string> = {
    about: 'AboutPage',
    signup: 'ContactPage',
    message: 'ContactPage',
    resources: 'CollectionPage',
    questions: 'CollectionPage',
    obligations: 'CollectionPage',
  };
  expect(
    faultsOf((graph, { page }) => {
      theOnly(graph, 'Organization');
      theOnly(graph, 'WebSite');
      const type = theOnly(graph, ...PAGE_TYPES)['@type'];
      const expected =
        special[page.id] ?? (pageOf(page.id).kind === 'subject' ? 'FAQPage' : 'WebPage');
      return type === expected ? [] : [`is a ${type}`];
    }),
  ).toEqual([]);
});

describe('names', () => {
  it('are absolute URLs of this site, unique in the page', () => {
    expect(
      faultsOf((graph) => {
        const names = nodesIn(graph)
          .filter((node) => node['@id'] !== undefined && !isReference(node))
          .map((node) => String(node['@id']));
        return [
          ...names.filter((name, index) => names.indexOf(name) !== index),
          ...names.filter((name) => !name.startsWith(`${site.origin}/`) || !name.includes('#')),
        ];
      }),
    ).toEqual([]);
  });

  it('refer to an entity described on the same page, or to an article of another', () => {
    const articles = structuredData.flatMap(({ graph }) => ofType(graph, 'Article'));
    expect(
      faultsOf((graph) => {
        const known = new Set([...graph, ...articles].map((node) => node['@id']));
        return nodesIn(graph)
          .filter((node) => isReference(node) && !known.has(node['@id']))
          .map((node) => `${node['@id']} is not described`);
      }),
    ).toEqual([]);
  });

  it('identify the same entity on every page', () => {
    const seen = new Map<string, { value: string; file: string }>();
    expect(
      faultsOf((graph, { file }) =>
        nodesIn(graph)
          .filter((node) => node['@id'] !== undefined)
          .flatMap((node) =>
            Object.entries(node).flatMap(([property, content]) => {
              const key = `${node['@id']} ${property}`;
              const value = JSON.stringify(content);
              const before = seen.get(key);
              if (!before) seen.set(key, { value, file });
              return before && before.value !== value ? [`${key} differs from ${before.file}`] : [];
            }),
          ),
      ),
    ).toEqual([]);
  });
});

it('matches the page’s metadata: URL, title, description, language', () => {
  expect(
    faultsOf((graph, page) => {
      const node = theOnly(graph, ...PAGE_TYPES);
      const expected = {
        url: canonical(page),
        name: title(page.document).replace(` | ${site.brand}`, ''),
        description: meta(page.document, 'description'),
      };
      // An act may be written in another language than the page that cites it, data in several.
      const cited = nodesIn(graph).flatMap((each) => (each.citation as Node[] | undefined) ?? []);
      const languages = nodesIn(graph)
        .filter((each) => !cited.includes(each) && each['@type'] !== 'Dataset')
        .flatMap((each) => each.inLanguage ?? []);
      return [
        ...Object.entries(expected)
          .filter(([property, value]) => node[property] !== value)
          .map(([property]) => `${property} is "${node[property]}"`),
        ...(new Set(languages).size === 1 && languages[0] === page.locale
          ? []
          : [`is said to be in ${languages.join(', ')}`]),
      ];
    }),
  ).toEqual([]);
});

it('refers to pages of the site by canonical URL only', () => {
  const canonicals = new Set(indexedPages.map((page) => String(canonical(page))));
  expect(
    faultsOf((graph) =>
      nodesIn(graph)
        .flatMap((node) => [node.url, node.item])
        .filter((address): address is string => typeof address === 'string')
        .filter((address) => address.startsWith(site.origin) && !canonicals.has(address)),
    ),
  ).toEqual([]);
});

it('invents nothing: no rating, review, offer, price or unknown company fact', () => {
  const invented = /rating|review|offer|price|award|founding|employee|audience|duns|taxid/i;
  // Of a guide, by the reviewer whom the settings name.
  const reviews = ['reviewedBy', 'lastReviewed'];
  const { legalName, registeredOffice, vatNumber, phone } = site.publisher;
  const facts = [
    site.brand,
    site.email,
    site.social?.url,
    legalName,
    registeredOffice,
    vatNumber,
    phone,
    ...loadCompany('fr').founders.map(({ name }) => name),
  ];
  expect(
    faultsOf((graph) => [
      ...nodesIn(graph)
        .flatMap((node) => Object.keys(node))
        .filter((property) => invented.test(property) && !reviews.includes(property)),
      ...Object.entries(theOnly(graph, 'Organization'))
        .filter(([property]) => !property.startsWith('@'))
        .flatMap(([, value]) => (Array.isArray(value) ? value.map(({ name }) => name) : `${value}`))
        .filter((value) => !facts.includes(value) && !value.startsWith(site.origin)),
    ]),
  ).toEqual([]);
});

it('has the breadcrumbs shown on the page', () => {
  let shown = 0;
  expect(
    faultsOf((graph, page) => {
      const nav = elements(page.document, 'nav').find((candidate) =>
        /^(Fil d’Ariane|Breadcrumb)$/.test(attribute(candidate, 'aria-label') ?? ''),
      );
      const crumbs = (nav ? elements(nav, 'li') : []).map((crumb) => {
        const [link] = elements(crumb, 'a');
        const current = elements(crumb, 'span').find(
          (span) => attribute(span, 'aria-current') === 'page',
        );
        const path = link ? attribute(link, 'href') : current && page.address;
        return { name: textOf(link ?? (current as Element)), item: `${site.origin}${path}` };
      });
      const listed = ofType(graph, 'BreadcrumbList').flatMap((list) =>
        (list.itemListElement as Node[]).map(({ name, item }) => ({ name, item })),
      );
      if (crumbs.length > 0) shown++;
      return JSON.stringify(crumbs) === JSON.stringify(listed) &&
        (page.page.parent === null) === (crumbs.length === 0)
        ? []
        : [`shows ${JSON.stringify(crumbs)}, but lists ${JSON.stringify(listed)}`];
    }),
  ).toEqual([]);
  expect(shown).toBe(indexedPages.filter(({ page }) => page.parent !== null).length);
});

it('presents the software on the landing page and the platform page', () => {
  const pages = structuredData
    .filter(({ graph }) => ofType(graph, 'SoftwareApplication').length > 0)
    .map(({ page }) => page.address);
  expect(pages.sort()).toEqual(['/', '/en/', '/en/plateforme/', '/plateforme/']);
});
