import { builtFiles, readBuilt } from './support/site';

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
