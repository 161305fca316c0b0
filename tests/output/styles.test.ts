import parseSelectors from 'postcss-selector-parser';
import { attribute, elements } from '@/lib/html';
import { removedFromStylesheets } from '@/tests/removed-rules';
import { builtFiles, builtPages, faults, readBuilt } from './support/site';

/** Classes and ids of a selector, unescaped. */
function namesIn(selector: string): string[] {
  const names: string[] = [];
  const root = parseSelectors().astSync(selector);
  root.walkClasses(({ value }) => void names.push(`.${value}`));
  root.walkIds(({ value }) => void names.push(`#${value}`));
  return names;
}

it('keeps every rule for what is in a page, by class and id', () => {
  const removed = removedFromStylesheets();
  expect(Object.values(removed).flat().length).toBeGreaterThan(100);
  expect(
    faults(builtPages, ({ document }) => {
      const all = elements(document);
      const present = new Set(
        all.flatMap((element) => [
          ...(attribute(element, 'class') ?? '').split(/\s+/).map((name) => `.${name}`),
          `#${attribute(element, 'id') ?? ''}`,
        ]),
      );
      const sheet = all.find((element) => attribute(element, 'rel') === 'stylesheet');
      const name = (sheet && attribute(sheet, 'href'))?.split('/').at(-1) ?? '';
      return (removed[name] ?? [`${name} is unknown`])
        .filter((selector) => namesIn(selector).every((part) => present.has(part)))
        .map((selector) => `has lost the rule of ${selector}`);
    }),
  ).toEqual([]);
});

it('calls no font family as a generic one, which WebKit would show instead', () => {
  const families = builtFiles
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readBuilt(file)
        .toString()
        .matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?([^";}]+)"?/g),
    ])
    .map(([, family]) => family);
  expect(families).toContain('newsreader');
  expect(
    families.filter((family) => /^(ui-)?(serif|sans-serif|monospace)$/.test(family ?? '')),
  ).toEqual([]);
});
