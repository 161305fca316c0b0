import { existsSync } from 'node:fs';
import { guidesDirectory } from '@/lib/content/paths';
import { locales } from '@/lib/i18n/locales';
import { readGuide } from './guide-files';
import { allGuideSlugs } from './guide-slugs';

/** Lines of prose that other pages may refer to: headings, and whatever else has an id. */
const HEADING = /^\s*#|\[#/;

/**
 * What a guide's page may show, and its check read, of the other guides: everything but prose between headings,
 * dates and history of reviews, and the state of a translation. A page that comes to show one of these of another
 * guide adds it here, or it would be published as it was.
 * @returns null when a guide has errors, or there is none.
 */
export function guideOutlines(): string | null {
  if (!existsSync(guidesDirectory())) return null;
  const outlines = allGuideSlugs().map(outlineOf);
  return outlines.includes(null) ? null : JSON.stringify(outlines);
}

function outlineOf(slug: string): unknown[] | null {
  const { data, texts } = readGuide(slug);
  if (!data.value) return null;
  const { changes, reviewedOn, reviewBy, updatedOn, ...shown } = data.value;
  const written = locales.map((locale) => {
    const { frontMatter, mdx } = texts[locale];
    // A partial language lacks some guides.
    if (!mdx) return [];
    if (!frontMatter) return null;
    const { translationOf, ...front } = frontMatter;
    return [front, mdx.body.split('\n').filter((line) => HEADING.test(line))];
  });
  return written.includes(null) ? null : [slug, shown, ...written];
}
