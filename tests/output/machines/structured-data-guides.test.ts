import { addressIn, isLegislation } from '@/law/acts';
import { site } from '@/lib/config/site';
import { attribute, type Element, elements, textOf } from '@/lib/html';
import { loadGlossary } from '@/loaders/glossary';
import { loadGuide } from '@/loaders/guides';
import { pagePath } from '@/loaders/routes/addresses';
import { guideOf } from '@/loaders/routes/registry';
import { canonical, find } from '../support/site';
import { type Node, structuredData, theOnly } from '../support/structured-data';

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
        citation: guide.law.sources.map((act) => {
          const url = addressIn(act, page.locale);
          return { name: (act.title ?? act.name)[page.locale], ...(url && { url }) };
        }),
      });
      expect(String(article.dateModified) >= guide.data.reviewedOn).toBe(true);
      expect(String(article.dateModified) >= guide.data.publishedOn).toBe(true);
    }
  });

  it('are about their own subject first, then the others that have a page', () => {
    for (const { page, graph } of guides) {
      const { law } = loadGuide(guideOf(page.page.id) as string, page.locale);
      const about = theOnly(graph, 'Article').about as Node[];
      const names = law.subjects.map(({ name }) => name[page.locale]);
      expect(about[0]?.name).toBe(names[0]);
      expect(names.filter((name) => about.some((thing) => thing.name === name)).length).toBe(
        about.length,
      );
      expect(about.slice(1).filter(({ url }) => !url)).toEqual([]);
    }
    const aboutOf = (slug: string) =>
      guides
        .filter(({ page }) => page.address === `/guides/${slug}/`)
        .flatMap(({ graph }) => theOnly(graph, 'Article').about as Node[])
        .map(({ name }) => name);
    expect(aboutOf('csrdguide')[0]).toBe('CSRD');
    expect(aboutOf('doublematguide').slice(0, 2)).toEqual(['Double matérialité', 'ESRS']);
  });

  it('name their translations, which name them in return', () => {
    const articles = guides.map(({ page, graph }) => ({ page, node: theOnly(graph, 'Article') }));
    for (const { page, node } of articles) {
      const other = articles.find(
        (each) => each.page.page.id === page.page.id && each.page.locale !== page.locale,
      )?.node;
      const link = { '@id': other?.['@id'] };
      if (page.locale === 'fr') expect(node.workTranslation).toEqual([link]);
      else expect(node.translationOfWork).toEqual(link);
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
        inDefinedTermSet: `${site.origin}${pagePath('glossary', page.locale, 'terms')}`,
      })),
    );
    const ids = new Set(elements(page.document).map((element) => attribute(element, 'id')));
    for (const term of terms) expect(ids).toContain(String(term['@id']).split('#')[1]);
  }
});
