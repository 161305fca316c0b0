import { eventsAddress, lawAddress } from '@/law/checker/checker-law';
import { elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { islandScriptsOf } from '../gates/weight';
import { builtPage, find, readBuilt, sizeOfBuilt } from '../support/site';

const kB = 1000;

/** Bytes of a file as hosts send it. */
const sent = (file: string): number => sizeOfBuilt(`${file}.gz`) ?? sizeOfBuilt(file) ?? 0;
/** Scripts with all that they import, at once or when asked to. */
function withImported(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const file of all)
    for (const [, name = ''] of String(readBuilt(file)).matchAll(/"\.\/([\w-]+\.js)"/g))
      all.add(`${file.slice(0, file.lastIndexOf('/'))}/${name}`);
  return [...all];
}

const sum = (files: readonly string[]): number =>
  files.reduce((total, file) => total + sent(file), 0);

describe.each(locales)('the checker in %s', (locale) => {
  const page = builtPage('simulator', locale);
  const law = [lawAddress(locale), eventsAddress(locale)].map((address) => address.slice(1));
  const scripts = islandScriptsOf(page).map((address) => address.slice(1));
  const later = withImported(scripts).filter((file) => !scripts.includes(file));

  it('gives in its table every threshold with its measure, and no provision twice', () => {
    const table = find(page.document, 'section', 'id', 'rules');
    const cells = table ? elements(table, 'td') : [];
    expect(cells.length).toBeGreaterThan(60);
    const lines = cells.flatMap((cell) => elements(cell, 'p', 'li')).map(textOf);
    expect(lines.length).toBeGreaterThan(60);
    const bare = /^(Plus de|Au moins|Au plus|Moins de|More than|At least|At most|Below) /u;
    expect(lines.filter((line) => bare.test(line))).toEqual([]);
    const twice = /(arts?\.? [LRD]\.\s[\d-]+)\b.*, \1/iu;
    expect(cells.map(textOf).filter((text) => twice.test(text))).toEqual([]);
  });

  it('weighs at most 115 kB, with the law and what it loads when asked to', () => {
    expect(scripts.length).toBeGreaterThan(1);
    expect(later.join()).toMatch(/result-part.*outlook-part/);
    expect(sum([...scripts, ...later, ...law])).toBeLessThanOrEqual(115 * kB);
    // Of the register, what it needs.
    expect(Math.min(...law.map(sent))).toBeGreaterThan(kB);
    expect(sum(law)).toBeLessThanOrEqual(15 * kB);
  });
});
