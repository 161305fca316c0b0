// Parses the texts of all guides into the cache, the last first: beside a check that begins with the first.
import path from 'node:path';
import { allGuideSlugs } from '@/lib/content/guide-slugs';
import { splitMdx } from '@/lib/content/mdx-file';
import { parseCached } from '@/lib/content/parse-cache';
import { guidesDirectory } from '@/lib/content/paths';
import { readContentFile } from '@/lib/content/read-file';
import { locales } from '@/lib/i18n/locales';

for (const slug of allGuideSlugs().reverse()) {
  for (const locale of locales) {
    const file = path.join(guidesDirectory(), slug, `${locale}.mdx`);
    try {
      parseCached(file, splitMdx(readContentFile(file)).body);
    } catch {
      // The check tells what is wrong.
    }
  }
}
