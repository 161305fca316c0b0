import { site } from '@/config/site';
import { loadGlossary } from '@/lib/content/load/glossary';
import { loadGuide } from '@/lib/content/load/guides';
import { isRealDate } from '@/lib/content/schema/fields';
import { attribute, type Element, elements, textOf } from '@/lib/html';
import { addressIn } from '@/lib/law/address';
import { isLegislation } from '@/lib/law/legal-force';
import { guideOf } from '@/lib/pages/registry';
import { pagePath } from '@/lib/pages/urls';
import { messageLeak } from '../support/leaks';
import { type BuiltPage, builtPages, find, indexedPages, meta, title } from '../support/site';
import {
  blocksOf,
  type Node,
  nodesIn,
  ofType,
  stringsIn,
  structuredData,
  theOnly,
} from '../support/structured-data';

const PAGE_TYPES = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'];

/** Faults of every page's graph, one line each. */
const faultsOf = (check: (graph: Node[], page: BuiltPage) => readonly string[]): string[] =>
  structuredData.flatMap(({ page, graph }) =>
    check(graph, page).map((fault) => `${page.file}: ${fault}`),
  );
const canonical = ({ document }: BuiltPage): string =>
  attribute(find(document, 'link', 'rel', 'canonical') as Element, 'href') ?? '';
/** A name alone, which stands for a thing described elsewhere. */
const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

it('is one block on every indexed page, and on no other', () => {
  for (const page of builtPages) {
    expect([page.file, blocksOf(page).length]).toEqual([page.file, page.page.indexed ? 1 : 0]);
  }
});

it('contains nothing that would end its script element or a line of JavaScript', () => {
  for (const block of builtPages.flatMap(blocksOf)) expect(block).not.toMatch(/[<\u2028\u2029]/);
});

it('describes company, site and page everywhere, with each page’s specific type', () => {
  const special: Record<string, string> = {
    about: 'AboutPage',
    signup: 'ContactPage',
    resources: 'CollectionPage',
  };
  expect(
    faultsOf((graph, { page }) => {
      theOnly(graph, 'Organization');
      theOnly(graph, 'WebSite');
      const type = theOnly(graph, ...PAGE_TYPES)['@type'];
      return type === (special[page.id] ?? 'WebPage') ? [] : [`is a ${type}`];
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

  it('refer to an entity described on the same page', () => {
    expect(
      faultsOf((graph) => {
        const known = new Set(graph.map((node) => node['@id']));
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
      const languages = nodesIn(graph).flatMap((each) => each.inLanguage ?? []);
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
  const canonicals = new Set(indexedPages.map(canonical));
  expect(
    faultsOf((graph) =>
      nodesIn(graph)
        .flatMap((node) => [node.url, node.item])
        .filter((address): address is string => typeof address === 'string')
        .filter((address) => address.startsWith(site.origin) && !canonicals.has(address)),
    ),
  ).toEqual([]);
});

it('has only valid calendar dates', () => {
  expect(
    faultsOf((graph) =>
      nodesIn(graph).flatMap((node) =>
        Object.entries(node)
          .filter(([property]) => /^date/.test(property))
          .filter(([, day]) => String(day).length !== 10 || !isRealDate(String(day)))
          .map(([property, day]) => `${property} is "${day}"`),
      ),
    ),
  ).toEqual([]);
});

it('has no raw message key, placeholder or failed value', () => {
  expect(
    faultsOf((graph) =>
      stringsIn(graph)
        .map((text) => text.replace('{search_term_string}', ''))
        .filter((text) => !URL.canParse(text) && text !== site.email)
        .filter((text) => text.trim() === '' || messageLeak.test(text)),
    ),
  ).toEqual([]);
});

it('invents nothing: no rating, review, offer, price or unknown company fact', () => {
  const invented = /rating|review|offer|price|award|founding|employee|audience|duns|taxid/i;
  const { legalName, registeredOffice, vatNumber, phone } = site.publisher;
  const facts = [
    site.brand,
    site.email,
    site.social?.url,
    legalName,
    registeredOffice,
    vatNumber,
    phone,
  ];
  expect(
    faultsOf((graph) => [
      ...nodesIn(graph)
        .flatMap((node) => Object.keys(node))
        .filter((property) => invented.test(property)),
      ...Object.entries(theOnly(graph, 'Organization'))
        .filter(([property]) => !property.startsWith('@'))
        .map(([, value]) => String(value))
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

describe('guides', () => {
  const guides = structuredData.filter(({ page }) => guideOf(page.page.id));

  it('are articles with their title, dates, picture and sources', () => {
    expect(guides.length).toBeGreaterThanOrEqual(24);
    for (const { page, graph } of guides) {
      const guide = loadGuide(guideOf(page.page.id) as string, page.locale);
      const article = theOnly(graph, 'Article');
      const image = find(page.document, 'meta', 'property', 'og:image');
      expect(article).toMatchObject({
        headline: textOf(find(page.document, 'h1') as Element),
        description: guide.text.description,
        url: canonical(page),
        image: image && attribute(image, 'content'),
        datePublished: guide.data.publishedOn,
        citation: guide.law.sources.map((act) => ({
          name: (act.title ?? act.name)[page.locale],
          url: addressIn(act, page.locale),
        })),
      });
      expect(String(article.dateModified) >= guide.data.reviewedOn).toBe(true);
      expect(String(article.dateModified) >= guide.data.publishedOn).toBe(true);
    }
  });

  it('cite legislation by its identifiers, with its force on the day of the build', () => {
    const force = { true: 'https://schema.org/InForce', false: 'https://schema.org/NotInForce' };
    let identified = 0;
    for (const { page, graph } of guides) {
      const { law } = loadGuide(guideOf(page.page.id) as string, page.locale);
      const citations = theOnly(graph, 'Article').citation as Node[];
      for (const [index, act] of law.sources.entries()) {
        const cited = citations[index];
        expect(cited?.['@type']).toBe(isLegislation(act) ? 'Legislation' : 'CreativeWork');
        if (!isLegislation(act)) continue;
        expect(cited?.legislationDate).toBe(act.date);
        if (act.celex) expect(cited?.legislationIdentifier).toContain(act.celex);
        if (act.inForceFrom)
          expect(cited?.legislationLegalForce).toBe(force[`${act.inForceFrom <= law.day}`]);
        identified += act.celex ? 1 : 0;
      }
    }
    expect(identified).toBeGreaterThan(100);
  });

  it('are all listed by the resource centre, in its order', () => {
    for (const { page, graph } of structuredData.filter(
      ({ page }) => page.page.id === 'resources',
    )) {
      const items = theOnly(graph, 'ItemList').itemListElement as Node[];
      const cards = elements(page.document, 'article').map((card) => {
        const [link] = elements(card, 'a');
        return {
          name: link && textOf(link),
          url: `${site.origin}${link && attribute(link, 'href')}`,
        };
      });
      expect(items.map(({ name, url }) => ({ name, url }))).toEqual(cards);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    }
  });
});

it('defines every term of the glossary, each with its anchor on the page', () => {
  for (const { page, graph } of structuredData.filter(({ page }) => page.page.id === 'glossary')) {
    const terms = theOnly(graph, 'DefinedTermSet').hasDefinedTerm as Node[];
    expect(terms).toEqual(
      loadGlossary(page.locale).map(({ id, acronym, expansion, definition }) => ({
        '@type': 'DefinedTerm',
        '@id': `${site.origin}${pagePath('glossary', page.locale, id)}`,
        name: acronym,
        alternateName: expansion,
        description: definition,
      })),
    );
    const ids = new Set(elements(page.document).map((element) => attribute(element, 'id')));
    for (const term of terms) expect(ids).toContain(String(term['@id']).split('#')[1]);
  }
});
