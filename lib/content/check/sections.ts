import path from 'node:path';
import { type LegalName, policyNames } from '@/lib/content/schema/legal';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { readContentFile } from '../load/read-file';
import { glossaryFile, guidesDirectory, legalDirectory } from '../paths';

const HEADING = /^#{2,6} .*\[#([a-z0-9-]+)\]\s*$/gm;
const GLOSSARY_TERM = /^ {2}- id: ["']?([a-z0-9-]+)/gm;

/**
 * Ids of the sections that content may link to on a page, in one language; undefined when the page is
 * not made of content. Reads the headings alone, so that checking many links stays cheap.
 * @throws ContentError when a file of the page cannot be read.
 */
export function anchorsOf(page: PageId, locale: Locale): string[] | undefined {
  if (page.startsWith('guides/')) {
    const file = path.join(guidesDirectory(), page.slice('guides/'.length), `${locale}.mdx`);
    return [...idsIn(file, HEADING), 'sources'];
  }
  const legal = (name: LegalName): string[] =>
    idsIn(path.join(legalDirectory(), name, `${locale}.mdx`), HEADING);
  switch (page) {
    case 'legal':
      return policyNames.flatMap((name) => [name, ...legal(name)]);
    case 'legalNotice':
      return legal('notice');
    case 'accessibility':
      return legal('accessibility');
    case 'glossary':
      return idsIn(glossaryFile(), GLOSSARY_TERM);
    default:
      return undefined;
  }
}

const idsIn = (file: string, pattern: RegExp): string[] =>
  [...readContentFile(file).matchAll(pattern)].map(([, id = '']) => id);
