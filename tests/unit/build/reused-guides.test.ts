import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkGuides } from '@/lib/content/check/guides/guides';
import { isReused } from '@/lib/content/load/reused-guides';
import {
  chooseReusedGuides,
  keepGuides,
  openGuideCache,
  restoreGuides,
} from '@/postprocess/reused-guides';
import { presentStamp } from '@/postprocess/stamp';
import { site } from '../content/sound-site';
import './tested-cache';

const guides = ['airguide', 'waterguide'] as const;
const DAY = '2026-11-20';
let out: string;
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_TODAY: DAY });
  out = path.join(site.root, 'out');
});
/** What Next would export of a guide. */
const exported = (slug: string, words = 'A guide') => ({
  [`out/guides/${slug}/index.html`]: `<!--build--><p>${slug}</p><script>self.__next_f.push([1])</script><i>${words}</i>`,
  [`out/en/guides/${slug}/index.html`]: `<!--build--><i>${words}</i>`,
  [`out/guides/${slug}/index.md`]: `# ${words}`,
  [`out/share/guides-${slug}-fr.png`]: 'a picture',
});

/** Begins a build. @returns the guides that it reuses. */
function begin(): string[] {
  rmSync(out, { recursive: true, force: true });
  openGuideCache(presentStamp(site.root));
  chooseReusedGuides();
  return guides.filter(isReused);
}

/** A whole build, which renders what it does not reuse. */
function build(words?: string): string[] {
  const reused = begin();
  for (const slug of guides) if (!reused.includes(slug)) site.write(exported(slug, words));
  restoreGuides(out);
  keepGuides(out);
  return reused;
}

it('reuses nothing without an earlier build', () => {
  expect(build()).toEqual([]);
});

it('reuses all unchanged guides but a sample, with all their files', () => {
  build();
  const [slug, ...others] = build();
  expect(others).toEqual([]);
  const { [`out/guides/${slug}/index.html`]: page, ...files } = exported(slug ?? '');
  for (const [file, content] of Object.entries(files)) expect(site.read(file)).toBe(content);
  // Without the framework's data, which is removed anyway.
  expect(site.read(`out/guides/${slug}/index.html`)).toBe(
    page?.replace(/<script>.*<\/script>/, ''),
  );
  expect(existsSync(path.join(out, `en/guides/${slug}/index.md`))).toBe(false);
});

it('renders a guide whose prose has changed', () => {
  build();
  site.replace('content/guides/airguide/en.mdx', /\n\n(?=\w)/, '\n\nMoreover. ');
  for (let attempt = 0; attempt < 5; attempt++) expect(begin()).toEqual([]);
  site.write({ ...exported('airguide', 'Another'), ...exported('waterguide') });
  keepGuides(out);
  expect(begin()).toHaveLength(1);
});

it.each<[string, () => void]>([
  ['code', () => site.write({ 'lib/x.ts': '' })],
  ['the law', () => site.replace('content/law/air.yaml', /$/, '\n# a remark\n')],
  [
    'the title of a guide',
    () => site.replace('content/guides/airguide/en.mdx', 'title: ', 'title:  The '),
  ],
  ['a variable', () => Object.assign(process.env, { SITE_BRAND: 'Another' })],
  ['the day', () => Object.assign(process.env, { SITE_TODAY: '2026-11-21' })],
])('renders every guide after a change of %s', (_, change) => {
  build();
  expect(begin()).toHaveLength(1);
  change();
  expect(begin()).toEqual([]);
});

it('refuses to go on when the sample is not as it was', () => {
  build();
  expect(() => build('Another')).toThrow(/differs from what an earlier build kept of it/);
  // So that building again helps.
  expect(begin()).toEqual([]);
});

it('does not mind what is not published of the sample', () => {
  build();
  const [reused] = begin();
  const sample = guides.find((slug) => slug !== reused) ?? '';
  const page = `out/guides/${sample}/index.html`;
  const files = exported(sample);
  site.write({
    ...files,
    [page]: `<!--other--><script src="/_next/x.js" async=""></script>${files[page]}`,
  });
  expect(() => keepGuides(out)).not.toThrow();
});

it('says so when what was kept is gone', () => {
  build();
  begin();
  rmSync(process.env.BUILD_CACHE_FOLDER as string, { recursive: true });
  expect(() => restoreGuides(out)).toThrow('is gone; build again');
});

it('keeps nothing while a guide has errors', () => {
  site.replace('content/guides/airguide/guide.yaml', 'order: ', 'rank: ');
  openGuideCache(presentStamp(site.root));
  expect(process.env.BUILD_CACHE_GUIDES).toBeUndefined();
});

describe('the check of a guide', () => {
  const check = () => {
    openGuideCache(presentStamp(site.root));
    return checkGuides(DAY).map(({ message }) => message);
  };

  it('is as it was, with its warnings', () => {
    site.replace('content/guides/airguide/guide.yaml', /reviewBy: .*/, 'reviewBy: 2026-11-01');
    const first = check();
    expect(first.join()).toContain('due for review');
    expect(check()).toEqual(first);
  });

  it('finds what is wrong with a change, as often as it is run', () => {
    expect(check()).toEqual([]);
    site.replace('content/guides/airguide/en.mdx', /\n\n(?=\w)/, '\n\nWhy ? ');
    const wrong = check();
    expect(wrong.join()).toContain('Remove the space before');
    expect(check()).toEqual(wrong);
  });
});
