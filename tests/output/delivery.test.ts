import { loadGuide } from '@/lib/content/load/guides';
import { listFiles } from '@/lib/exported-files';
import { attribute, elements } from '@/lib/html';
import { scriptsOf } from './gates/weight';
import { builtPages, faults, out, visibleText } from './support/site';

it('preloads two fonts at most', () => {
  expect(
    faults(builtPages, ({ html }) =>
      (html.match(/as="font"/g) ?? []).length > 2 ? ['preloads more than two fonts'] : [],
    ),
  ).toEqual([]);
});

it('removes the framework from pages without islands', () => {
  const pages = builtPages.filter(({ page }) => !page.islands);
  expect(pages.length).toBeGreaterThan(50);
  expect(
    faults(pages, (page) => [
      ...(scriptsOf(page).length === 1 ? [] : [`loads ${scriptsOf(page).join(', ')}`]),
      ...(/__next_f|TURBOPACK|modulepreload|as="script"/.test(page.html)
        ? ['has code or data of the framework']
        : []),
    ]),
  ).toEqual([]);
});

it('defers the framework on pages with islands', () => {
  const pages = builtPages.filter(({ page }) => page.islands);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const page of pages) {
    const direct = elements(page.document, 'script').flatMap(
      (script) => attribute(script, 'src') ?? [],
    );
    expect(direct).toEqual([expect.stringMatching(/^\/_next\/static\/enhance-[0-9a-f]{12}\.js$/)]);
    expect(scriptsOf(page).length).toBeGreaterThan(4);
  }
});

it('has no client router payload, no source map, no French folder', () => {
  expect(
    listFiles(out).filter((file) => /(__next|index)\.?.*\.txt$|\.map$|^fr\//.test(file)),
  ).toEqual([]);
});

it('has every text of a guide in the HTML, outside scripts', () => {
  const guides = builtPages.filter(({ page }) => page.id.startsWith('guides/'));
  expect(guides.length).toBeGreaterThanOrEqual(6);
  expect(
    faults(guides, ({ document, page, locale }) => {
      const text = visibleText(document).replace(/\s+/g, ' ');
      const guide = loadGuide(page.id.replace('guides/', ''), locale);
      const wanted = [
        guide.text.title,
        guide.text.introduction,
        ...guide.text.summary,
        ...guide.prose.sections.map((section) => section.title),
        ...guide.law.since.map((change) => change.text[locale]),
        ...guide.law.sources.map(({ name, title = name }) => title[locale]),
      ];
      return wanted
        .filter((part) => !text.includes(part.replace(/\s+/g, ' ').trim()))
        .map((part) => `lacks "${part}"`);
    }),
  ).toEqual([]);
});
