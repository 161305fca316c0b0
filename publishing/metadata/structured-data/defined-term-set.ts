import type { DefinedTermSet } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { loadGlossary } from '@/loaders/glossary';
import { pageMeta } from '@/publishing/metadata/page-meta';
import { thingPageUrl } from './addresses';
import { glossaryId } from './ids';

/** The glossary: every acronym, its expansion and its meaning. */
export async function definedTermSet(locale: Locale): Promise<DefinedTermSet> {
  const { title } = await pageMeta('glossary', locale);
  return {
    '@type': 'DefinedTermSet',
    '@id': glossaryId(locale),
    name: title,
    url: thingPageUrl('glossary', locale),
    inLanguage: locale,
    hasDefinedTerm: loadGlossary(locale).map(({ id, acronym, expansion, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': thingPageUrl('glossary', locale, id),
      name: acronym,
      alternateName: expansion,
      description: definition,
      inDefinedTermSet: glossaryId(locale),
    })),
  };
}
