import { eventsAddress, lawAddress } from '@/law/checker/checker-law';
import { locales } from '@/lib/i18n/locales';
import { islandScriptsOf } from '../gates/weight';
import { builtPage, readBuilt, sizeOfBuilt } from '../support/site';

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
  const imported = withImported(scripts).filter((file) => !scripts.includes(file));
  // The scope memo loads with the press of its button, and has a bound of its own.
  const isOfMemo = (file: string) => /\/memo-dialog-\w+\.js$/.test(file);
  const later = imported.filter((file) => !isOfMemo(file));

  it('weighs at most 115 kB of script, with what it loads to answer, and 15 kB of law', () => {
    expect(scripts.length).toBeGreaterThan(1);
    expect(later.join()).toMatch(/result-part.*outlook-part/);
    expect(sum([...scripts, ...later])).toBeLessThanOrEqual(115 * kB);
    // Of the register, what it needs.
    expect(Math.min(...law.map(sent))).toBeGreaterThan(kB);
    expect(sum(law)).toBeLessThanOrEqual(15 * kB);
  });

  it('loads the writer of the memo only when one is asked for, and it runs no text as code', () => {
    const memo = imported.filter(isOfMemo);
    expect(memo).toHaveLength(1);
    expect(sum(memo)).toBeLessThanOrEqual(80 * kB);
    expect(memo.map(readBuilt).join()).not.toMatch(/\beval\(|\bFunction\(/);
  });
});
