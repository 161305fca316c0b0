import { site } from '@/lib/config/site';
import { isReservedName } from '@/lib/config/values';
import { type Document, type Element, elements } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import {
  builtFiles,
  builtPages,
  faults,
  find,
  hrefsIn,
  readBuilt,
  visibleText,
} from './support/site';
import { blocksOf } from './support/structured-data';

const footerOf = (document: Document) => elements(document, 'footer').at(-1) as Element;
/** All but the redirects, which are not pages to look at. */
const pages = builtPages.filter(({ page }) => page.id !== 'homeRedirect');

it('has no placeholder in any text', () => {
  const left = builtFiles
    .filter((file) => /\.(html|md|xml|txt|json)$/.test(file))
    .filter((file) => /\[(à compléter|to be completed)\]/i.test(readBuilt(file).toString('utf8')));
  expect(left).toEqual([]);
});

it('has no example address, in links or in structured data', () => {
  expect(
    faults(builtPages, (page) => {
      const links = hrefsIn(page.document).filter((href) => /^(https?|mailto):/.test(href));
      const written = blocksOf(page).flatMap(
        (json) => json.match(/(?:https?:\/\/|[\w.+-]+@)[\w.-]+/g) ?? [],
      );
      return [...links, ...written]
        .filter((address) =>
          isReservedName(/^(?:\w+:\/\/|[^@]*@)([^/?#:]+)/.exec(address)?.[1] ?? ''),
        )
        .map((address) => `names ${address}`);
    }),
  ).toEqual([]);
});

it('has the e-mail address and the social profile in the footer when configured', () => {
  expect(
    faults(pages, ({ document }) => {
      const links = hrefsIn(footerOf(document)).filter((href) => /^(https|mailto):/.test(href));
      const expected = [...(site.email ? [`mailto:${site.email}`] : []), site.social?.url ?? []];
      return JSON.stringify(links) === JSON.stringify(expected.flat())
        ? []
        : [`has ${links.join(', ') || 'nothing'} in its footer`];
    }),
  ).toEqual([]);
});

describe('the legal notice', () => {
  const notices = builtPages.filter(({ page }) => page.id === 'legalNotice');
  const previews: Partial<Record<Locale, RegExp>> = {
    fr: /\baperçu/g,
    en: /\bpreview/g,
  };

  it('exists in every language, and says once that the site is a preview while facts are missing', () => {
    expect(notices.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
    for (const { document, locale } of notices) {
      const words = visibleText(find(document, 'main') as Element);
      const preview = previews[locale];
      if (preview)
        expect(words.match(preview) ?? []).toHaveLength(site.legalNoticeComplete ? 0 : 1);
      if (site.legalNoticeComplete) expect(words).toContain(site.brand);
    }
  });

  it('is shown as proof on the about page only when it is complete', () => {
    for (const { document, locale } of builtPages.filter(({ page }) => page.id === 'about')) {
      const proofs = hrefsIn(find(document, 'main') as Element);
      expect(proofs.includes(pagePath('legalNotice', locale))).toBe(site.legalNoticeComplete);
    }
  });
});

it('has a contact in every text that asks readers to write', () => {
  const texts = builtPages.filter(({ page }) =>
    ['legal', 'legalNotice', 'accessibility'].includes(page.id),
  );
  for (const { document, locale } of texts) {
    const prose = hrefsIn(find(document, 'main') as Element);
    const way = site.email ? `mailto:${site.email}` : pagePath('message', locale);
    expect(prose).toContain(way);
  }
});
