import { bundleEnhancer, ENHANCER_FILE } from '@/browser/enhance/bundle';
import type { SearchLabels } from '@/browser/search/query/labels';
import { forEveryLocale } from '@/lib/i18n/locales';

const words = (label: string) => ({ label }) as SearchLabels;
const labels = (fr: string) => ({ ...forEveryLocale(() => words('Search')), fr: words(fr) });
const bundle = (fr = 'Chercher') => bundleEnhancer({ development: false, words: labels(fr) });
const named = (scripts: Awaited<ReturnType<typeof bundle>>, name: RegExp) =>
  scripts.find((script) => name.test(script.name));

it('is one small script that imports the others by their hashed names', async () => {
  const scripts = await bundle();
  const main = scripts[0];
  expect(main?.name).toBe(ENHANCER_FILE);
  expect(main?.content).not.toContain('Chercher');
  expect(
    scripts
      .slice(1)
      .map(({ name }) => name.replace(/-\w{8}\.js$/, ''))
      .sort(),
  ).toEqual(['message', 'not-found', 'questions', 'site-search', 'timelines']);
  for (const { name } of scripts.slice(1)) expect(main?.content).toContain(`import("./${name}")`);
});

it('measures speed only where it is told to, by the script of a vendor', async () => {
  const off = await bundle();
  const address = 'https://cdn.vendor.internal/speed.js';
  const words = labels('Chercher');
  const scripts = await bundleEnhancer({ development: false, words, speed: { address } });
  expect(scripts).toHaveLength(off.length + 1);
  expect(named(scripts, /^vendor-script-/)).toBeDefined();
  // The enhancer itself hardly more than names it.
  expect((scripts[0]?.content.length ?? 0) - (off[0]?.content.length ?? 0)).toBeLessThan(160);
  for (const { content } of off) expect(content).not.toMatch(/createScriptURL|vendor/);
});
