import type { Locale } from '@/lib/i18n/locales';
import { oncePerBuild } from '@/lib/once';
import { typesetDeep } from '@/lib/typography';
import { pagePath } from '@/lib/urls';
import { checkGlossary } from '../check/glossary';
import { ContentError } from '../problems/problem';

/** An acronym in one language. */
export interface Term {
  id: string;
  acronym: string;
  expansion: string;
  /** What the letters stand for in the language they come from, when that is another. */
  original: { text: string; locale: Locale } | undefined;
  definition: string;
  /** Slug of the guide that says more. */
  guide: string | undefined;
  /** Address of the entry. */
  address: string;
}

function readGlossary(locale: Locale): Term[] {
  const { terms, problems } = checkGlossary();
  if (!terms) throw new ContentError(problems);
  const { compare } = new Intl.Collator(locale);
  return terms
    .map(({ id, acronym, expansion, definition, guide, origin = 'en' }) => ({
      id,
      acronym: acronym[locale],
      expansion: typesetDeep(expansion[locale], locale),
      original:
        acronym[locale] === acronym[origin] && expansion[locale] !== expansion[origin]
          ? { text: typesetDeep(expansion[origin], origin), locale: origin }
          : undefined,
      definition: typesetDeep(definition[locale], locale),
      guide,
      address: pagePath('glossary', locale, id),
    }))
    .sort((a, b) => compare(a.acronym, b.acronym));
}

const glossary = oncePerBuild((locale) => readGlossary(locale as Locale));

/**
 * Every acronym of the site in one language, typeset, in alphabetical order.
 * @throws ContentError listing every problem of the glossary.
 */
export const loadGlossary = (locale: Locale): readonly Term[] => glossary(locale);
