import type { DefinedTermSet } from 'schema-dts';
import { site } from '@/config/site';
import { loadGlossary } from '@/lib/content/glossary';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/urls';
import { pageUrl } from '../page-url';
import { pageWords } from '../page-words';
import { glossaryId } from './ids';

/** The glossary: every acronym, what it stands for and what it means. */
export async function definedTermSet(locale: Locale): Promise<DefinedTermSet> {
  const { title } = await pageWords('glossary', locale);
  return {
    '@type': 'DefinedTermSet',
    '@id': glossaryId(locale),
    name: title,
    url: pageUrl('glossary', locale),
    inLanguage: locale,
    hasDefinedTerm: loadGlossary(locale).map(({ acronym, expansion, definition, address }) => ({
      '@type': 'DefinedTerm',
      '@id': absoluteUrl(address, site.origin),
      name: acronym,
      alternateName: expansion,
      description: definition,
    })),
  };
}
