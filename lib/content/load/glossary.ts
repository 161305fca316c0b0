import { glossaryFile } from '@/lib/content/paths';
import { type GlossaryTerm, glossarySchema } from '@/lib/content/schema/glossary';
import type { Locale } from '@/lib/i18n/locales';
import { checkedOnOf } from '@/lib/law/checked-on';
import { ruleOfFigure } from '@/lib/law/figures';
import { subjectOf } from '@/lib/law/find';
import { figuresNamed, fillFigures } from '@/lib/law/values';
import { oncePerBuild } from '@/lib/once';
import { typesetDeep } from '@/lib/typography';
import { figureValues } from './figures';
import { loadRegister } from './law';
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
  /** Day on which the law that the definition states was checked; undefined when it states none. */
  lawAsOf: string | undefined;
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

/** Subjects that a text names by their entries; the one checked longest ago dates it. */
function lawDate(text: string): string | undefined {
  const register = loadRegister();
  const subjects = figuresNamed(text).flatMap(
    ({ name }) => subjectOf(register, ruleOfFigure(name)) ?? [],
  );
  return subjects.length > 0 ? checkedOnOf(register, subjects) : undefined;
}

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
      lawAsOf: lawDate(definition[locale]),
      guide,
    }))
    .sort((a, b) => compare(a.acronym, b.acronym));
});

/**
 * Every acronym of the site in one language, typeset, in alphabetical order.
 * @throws ContentError listing every problem of the glossary.
 */
export const loadGlossary = (locale: Locale): readonly Term[] => glossary(locale);
