import { figuresIn } from '@/authoring/check/rules/figures-in-text';
import { attribute, type Document, type Element, elements, isElement } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import { find, guidePages, plain, visibleText, visibleTexts } from '../support/site';

interface Facts {
  /** Figures as the content check reads them in either language. */
  figures?: readonly string[];
  /** Acts, standards and years, which are written the same in every language. */
  names?: readonly string[];
  /** Sections, by their id. */
  sections?: readonly string[];
}

/** Facts that readers must find in a guide, however they are worded. */
const facts: Record<string, Facts> = {
  assuranceguide: {
    figures: ['date:2027-07-01', 'date:2026-10-01', 'employees:1000'],
    names: ['ISSA 5000', 'H2A', '2026', '2028'],
  },
  csdddguide: {
    figures: [
      ...['employees:1000', 'amount:450000000', 'employees:5000', 'amount:1500000000'],
      ...['date:2027-07-26', 'date:2028-07-26', 'date:2029-07-26'],
      ...['percent:5', 'percent:3', 'amount:75000000'],
    ],
    names: ['2026/470'],
    sections: [
      ...['introduction', 'what', 'who', 'requirements'],
      ...['timeline', 'steps', 'challenges', 'helpers'],
    ],
  },
  csrdguide: {
    figures: [
      ...['employees:250', 'amount:50000000', 'amount:25000000'],
      ...['employees:10', 'amount:900000', 'amount:450000'],
      ...['employees:1000', 'amount:450000000', 'amount:200000000'],
    ],
    names: ['2025', '2026', '2028', '2026/470'],
  },
  doublematguide: {
    figures: ['percent:60'],
    names: ['ESRS 1', 'ESRS 2', 'IG 1', 'EFRAG', 'IRO-1', 'AR 22'],
  },
  griguide: { names: ['GRI 101', '102', '103'] },
  iaesgguide: { names: ['2024/1689', '2016/679'] },
  ifrsguide: { names: ['ISSB', '2023', 'TCFD', 'SASB', 'ESRS E1'] },
  notationsguide: {
    figures: ['date:2026-07-02', 'date:2025-01-01', 'date:2026-11-03'],
    names: ['2024/3005'],
  },
  pmeguide: {
    figures: ['amount:900000', 'amount:450000', 'employees:1000'],
    names: ['LSME', 'VSME', '2026', '2026/1560', '2025/1710'],
  },
  sfdrguide: {
    figures: ['date:2025-11-20', 'date:2026-09-10'],
    names: ['2019/2088', 'PAI'],
  },
  taxonomieguide: {
    figures: ['date:2022-01-01', 'date:2027-12-31', 'date:2028-01-01', 'percent:10'],
    names: ['2025', '2026', '2026/73'],
    sections: ['objectives'],
  },
  tnfdguide: { names: ['LEAP', '2021'], sections: ['pillars', 'leap'] },
};

const pagesOf = (slug: string) => guidePages.filter(({ page }) => page.id === `guides/${slug}`);

it.each(Object.entries(facts))('%s states its facts in every language', (slug, wanted) => {
  const pages = pagesOf(slug);
  expect(pages.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
  for (const { file, document, locale } of pages) {
    const text = plain(visibleText(document));
    // One by one too: the numbers of two cells would read as one in French.
    const figures = new Set(
      [text, ...visibleTexts(document)]
        .flatMap((part) => figuresIn(plain(part), locale))
        .map(({ key }) => key),
    );
    const ids = new Set(loadGuide(slug, locale).prose.sections.map(({ id }) => id));
    // Not as a part of another word or number.
    const isNamed = (name: string) =>
      new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u').test(text);
    expect({
      file,
      figures: wanted.figures?.filter((figure) => !figures.has(figure)) ?? [],
      names: wanted.names?.filter((name) => !isNamed(name)) ?? [],
      sections: wanted.sections?.filter((id) => !ids.has(id)) ?? [],
    }).toEqual({ file, figures: [], names: [], sections: [] });
  }
});

/** Parts of the first list of pillars or steps below a heading. */
function partsBelow(document: Document, id: string): Element[] {
  const heading = find(document, 'h2', 'id', id);
  if (!heading) return [];
  const siblings = (heading.parentNode?.childNodes ?? []).filter(isElement);
  const list = siblings
    .slice(siblings.indexOf(heading))
    .find((element) => attribute(element, 'role') === 'list');
  return list ? elements(list, 'li') : [];
}

it.each([
  ['taxonomieguide', 'objectives', 6],
  ['tnfdguide', 'pillars', 4],
  ['tnfdguide', 'leap', 4],
])('%s: the section "%s" has %i parts in every language', (slug, id, count) => {
  for (const { file, document } of pagesOf(slug))
    expect([file, partsBelow(document, id).length]).toEqual([file, count]);
});
