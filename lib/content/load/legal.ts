import path from 'node:path';
import type { Root } from 'mdast';
import type { ObjectSchema } from 'yup';
import { legalDirectory } from '@/lib/content/paths';
import { type LegalFront, type LegalName, legalSchema } from '@/lib/content/schema/legal';
import { fallbackLocale, forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { isPartial } from '@/lib/i18n/partial';
import { typeset } from '@/lib/typography';
import { requireFrontMatter, requireProse } from './files/require-valid';
import { readTextFile, type TextFile } from './files/text-file';

export interface LegalText extends LegalFront {
  name: LegalName;
  /** Language of the text: another than asked for where a partial language lacks it. */
  shownIn: Locale;
  /** Syntax tree of the prose; copy it before changing it. */
  tree: Root;
}

/** The files of a legal text, valid or not. */
export interface LegalFiles {
  name: LegalName;
  folder: string;
  texts: Record<Locale, TextFile<LegalFront>>;
}

const readTextOf = (name: LegalName, locale: Locale): TextFile<LegalFront> =>
  readTextFile(path.join(legalDirectory(), name, `${locale}.mdx`), {
    kind: 'legal text',
    schema: legalSchema(name) as ObjectSchema<LegalFront>,
    keys: 'title, updatedOn',
  });

/** Reads a legal text's folder. Never throws for bad content. */
export const readLegalText = (name: LegalName): LegalFiles => ({
  name,
  folder: path.join(legalDirectory(), name),
  texts: forEveryLocale((locale) => readTextOf(name, locale)),
});

/**
 * One legal text in one language, its title typeset. Only schema and syntax are validated here; a build
 * runs the content check first.
 * @throws ContentError when its front matter is invalid or its prose has a syntax error.
 */
export function loadLegalText(name: LegalName, locale: Locale): LegalText {
  const own = readTextOf(name, locale);
  const shownIn = isPartial(locale) && !own.frontMatter ? fallbackLocale : locale;
  const text = shownIn === locale ? own : readTextOf(name, shownIn);
  const front = requireFrontMatter(text);
  return {
    ...front,
    name,
    shownIn,
    title: typeset(front.title, shownIn),
    tree: requireProse(text),
  };
}
