import { downloadFiles } from '@/loaders/downloads/files';
import { builtFiles, builtPages, hrefsIn, markdownGuides, readBuilt } from '../support/site';

const written = builtFiles.filter((file) => file.startsWith('downloads/'));

it('are all written, at addresses that stay the same, and nothing else is', () => {
  expect(written).toEqual(
    downloadFiles()
      .map(({ name }) => `downloads/${name}`)
      .sort(),
  );
  expect(written).toContain('downloads/iro-grid-en.csv');
});

it('are what their names say', () => {
  for (const file of written) {
    const start = readBuilt(file).subarray(0, 4).toString('latin1');
    expect([file, start]).toEqual([file, file.endsWith('.xlsx') ? 'PK\x03\x04' : start]);
    if (file.endsWith('.csv')) expect(start.slice(0, 3)).toBe('\u00ef\u00bb\u00bf');
  }
});

it('are linked from pages and Markdown by addresses that exist, in the language of the text', () => {
  const known = new Set(written.map((file) => `/${file}`));
  const faults = [
    ...builtPages.flatMap(({ file, document, locale }) =>
      hrefsIn(document)
        .filter((href) => href.startsWith('/downloads/'))
        .map((href) => ({ file, href, locale })),
    ),
    ...markdownGuides.flatMap(({ file, markdown, locale }) =>
      [...markdown.matchAll(/\]\((\/downloads\/[^)]*)\)/g)].map(([, href = '']) => ({
        file,
        href,
        locale,
      })),
    ),
  ].filter(({ href, locale }) => !known.has(href) || !href.includes(`-${locale}.`));
  expect(faults).toEqual([]);
});
