import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CacheEntry, clearBuildCache } from '@/lib/build-cache';
import { guideInputs, shareGuideInputs } from '@/lib/content/load/guide-inputs';
import { guideOutlines } from '@/lib/content/load/guide-outlines';
import { guideSlugs } from '@/lib/content/load/guide-slugs';
import { isReused, reuseGuides } from '@/lib/content/load/reused-guides';
import { locales } from '@/lib/i18n/locales';
import { guideMarkdownPath, pagePath } from '@/lib/pages/urls';
import { shareImagePath } from '@/lib/seo/share-address';
import { withoutPayload } from './exported-pages';
import type { Stamp } from './stamp';

const OF_A_GUIDE = /^content\/guides\/./;

/** Lets guides be kept under all that the build reads, of other guides only their outlines. */
export function openGuideCache({ files, variables, day }: Stamp): void {
  const outlines = guideOutlines();
  if (outlines === null) return;
  const others = Object.entries(files).filter(([name]) => !OF_A_GUIDE.test(name));
  const { version, arch } = process;
  shareGuideInputs(JSON.stringify([version, arch, variables, day, others, outlines]));
}

/** The files that show one guide, by their name in the export, as base64. */
type GuideExport = Readonly<Record<string, string>>;

function entryOf(slug: string): CacheEntry | null {
  const inputs = guideInputs(slug);
  return inputs && new CacheEntry('exported guide', ...inputs);
}

function readKept(slug: string): GuideExport | undefined {
  const kept = entryOf(slug)?.read();
  return kept && JSON.parse(kept.toString());
}

/**
 * Leaves out of this build the guides that an earlier one has kept, but for one: it is rendered again and
 * compared, and Next needs a page for each route.
 */
export function chooseReusedGuides(): void {
  const unchanged = guideSlugs().filter((slug) => readKept(slug) !== undefined);
  const sample = unchanged.length > 0 ? randomInt(unchanged.length) : 0;
  reuseGuides(unchanged.toSpliced(sample, 1));
}

/** How many guides this build reuses. */
export const reusedGuideCount = (): number => guideSlugs().filter(isReused).length;

/**
 * Restores the files of reused guides, as Next exported them.
 * @param out the export, each language in its place.
 */
export function restoreGuides(out: string): void {
  for (const slug of guideSlugs().filter(isReused)) {
    const kept = readKept(slug);
    if (!kept) throw new Error(`What was kept of guides/${slug} is gone; build again.`);
    restore(out, kept);
  }
}

/**
 * Keeps the files of the guides that were rendered, for the builds to come.
 * @param out the export, each language in its place.
 * @throws when the sample differs from what was kept, although nothing that it is made from has changed.
 */
export function keepGuides(out: string): void {
  for (const slug of guideSlugs().filter((each) => !isReused(each))) {
    const kept = readKept(slug);
    const rendered = readExport(out, slug);
    if (kept) refuseDifference(kept, rendered);
    else entryOf(slug)?.write(JSON.stringify(rendered));
  }
}

function restore(out: string, files: GuideExport): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, 'base64'));
  }
}

function readExport(out: string, slug: string): GuideExport {
  const id = `guides/${slug}` as const;
  const names = locales.flatMap((locale) => [
    `${pagePath(id, locale)}index.html`,
    guideMarkdownPath(slug, locale),
    shareImagePath(id, locale),
  ]);
  const contents = names.flatMap((name) => {
    const file = path.join(out, name);
    // Guides that a partial language lacks have no Markdown twin there.
    if (!existsSync(file)) return [];
    const content = name.endsWith('.html')
      ? Buffer.from(withoutPayload(readFileSync(file, 'utf8')))
      : readFileSync(file);
    return [[name, content.toString('base64')]];
  });
  return Object.fromEntries(contents);
}

function refuseDifference(kept: GuideExport, rendered: GuideExport): void {
  const names = new Set([...Object.keys(kept), ...Object.keys(rendered)]);
  const different = [...names].find(
    (name) => comparable(kept, name) !== comparable(rendered, name),
  );
  if (different === undefined) return;
  clearBuildCache();
  throw new Error(
    `${different} differs from what an earlier build kept of it, although nothing that it is made from has changed: other guides may be stale. What was kept is deleted now; build again. For developers: docs/decisions/0032-unchanged-guides-are-reused.md.`,
  );
}

/** A script of the framework, or a comment of React's: neither is published. */
const UNPUBLISHED = /<!--.*?-->|<script src="\/_next\/[^>]*><\/script>/gs;

/** What a file publishes; of a page its tags, sorted, as the order of some varies. */
function comparable(files: GuideExport, name: string): string | undefined {
  const content = files[name];
  if (content === undefined || !name.endsWith('.html')) return content;
  const html = Buffer.from(content, 'base64').toString();
  return html.replace(UNPUBLISHED, '').split('<').sort().join('<');
}
