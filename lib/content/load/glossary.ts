import { glossaryFile } from '@/lib/content/paths';
import { type GlossaryTerm, glossarySchema } from '@/lib/content/schema/glossary';
import type { Locale } from '@/lib/i18n/locales';
import { fillFigures } from '@/lib/law/values';
import { oncePerBuild } from '@/lib/once';
import { typesetDeep } from '@/lib/typography';
import { figureValues } from './figures';
import { requireValue } from './require-valid';
import { readYamlFile, type YamlFile } from './yaml-file';

/** An acronym in one language. */
export interface Term {
  id: string;
  acronym: string;
  expansion: string;
  /** Expansion in the acronym's original language, if that is another. */
  original: { text: string; locale: Locale } | undefined;
  definition: string;
  /** Slug of the guide that says more. */
  guide: string | undefined;
}

/** Reads the glossary. Never throws for bad content. */
export const readGlossary = (): YamlFile<{ terms: GlossaryTerm[] }> =>
  readYamlFile(
    glossaryFile(),
    glossarySchema,
    'This file is missing; it lists every acronym of the site under "terms".',
  );

const glossary = oncePerBuild((key): Term[] => {
  const locale = key as Locale;
  const { compare } = new Intl.Collator(locale);
  return requireValue(readGlossary())
    .terms.map(({ id, acronym, expansion, definition, guide, origin = 'en' }) => ({
      id,
      acronym: acronym[locale],
      expansion: typesetDeep(expansion[locale], locale),
      original:
        acronym[locale] === acronym[origin] && expansion[locale] !== expansion[origin]
          ? { text: typesetDeep(expansion[origin], origin), locale: origin }
          : undefined,
      definition: typesetDeep(fillFigures(definition[locale], figureValues(locale)), locale),
      guide,
    }))
    .sort((a, b) => compare(a.acronym, b.acronym));
});

/**
 * Every acronym of the site in one language, typeset, in alphabetical order.
 * @throws ContentError listing every problem of the glossary.
 */
export const loadGlossary = (locale: Locale): readonly Term[] => glossary(locale);
